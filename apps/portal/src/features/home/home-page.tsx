import type { RouteName } from '@mediathek/domain';
import { Heading, Wrap } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

export function HomePage({ name }: { readonly name: RouteName }) {
  const { t } = useTexts();
  return (
    <Wrap>
      <Heading level={1}>{t(`pages.titles.${name}`)}</Heading>
    </Wrap>
  );
}
