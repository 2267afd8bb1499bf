import { isPublisher, isStudent, type MediaCategory, mediaCategories, parseMediaCategory } from '@mediathek/domain';
import { SearchField, TextLink } from '@mediathek/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortal, useVisitor } from '../../shared/portal';
import { findSearchPage, searchHref } from '../../shared/search-page';
import { useStore } from '../../shared/store';
import { useSuggestions } from '../../shared/suggestions/use-suggestions';
import { useTexts } from '../../shared/use-texts';
import styles from './home-search.module.css';

/** The large search, and below it what others search for. Absent where there is nothing to search in. */
export function HomeSearch({ popular }: { readonly popular: readonly string[] }) {
  const { t, voiced } = useTexts();
  const { searchBar, navigate } = usePortal();
  const visitor = useVisitor();
  const text = useStore(searchBar, (state) => state.text);
  const [category, setCategory] = useState<MediaCategory>('all');
  const place = useYieldingToBar();
  const page = findSearchPage(visitor);
  const { suggestions, ask } = useSuggestions(text, navigate);
  if (!page) return null;

  const scope = {
    label: t('home.search.category'),
    name: 'st',
    value: category,
    options: mediaCategories.map((value) => ({ value, label: t(`home.search.categories.${value}`) })),
    onChange: (value: string) => setCategory(parseMediaCategory(value)),
  };

  return (
    <div ref={place}>
      <SearchField
        size="large"
        label={t('home.search.label')}
        placeholder={voiced('home.search.placeholder')}
        submitLabel={t('home.search.submit')}
        clearLabel={t('home.search.clear')}
        action={searchHref(page, '')}
        value={text}
        suggestions={suggestions}
        onValueChange={(typed) => {
          searchBar.set({ text: typed });
          ask(typed);
        }}
        onSearch={(wanted) => navigate(searchHref(page, wanted, category))}
        scope={isPublisher(visitor.config) || isStudent(visitor.user) ? undefined : scope}
      />
      {popular.length > 0 && (
        <div className={styles.popular}>
          <span id="popular-searches">{t('home.search.popular')}</span>
          <ul className={styles.searches} aria-labelledby="popular-searches">
            {popular.map((wanted) => (
              <li key={wanted}>
                <TextLink plain href={searchHref(page, wanted)}>
                  {wanted}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The search in the navigation bar shows once this one has scrolled out of view. */
function useYieldingToBar() {
  const { searchBar } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) searchBar.set({ closed: entry.isIntersecting });
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      searchBar.set({ closed: true });
    };
  }, [searchBar]);
  return place;
}
