import { linkTo } from '@mediathek/domain';
import { Button, TextField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useRef, useState } from 'react';
import { findStorage } from '../../shared/browser-storage';
import { forgetQuestions, keepQuestion, readQuestions } from '../../shared/last-questions';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useShell } from '../shell-context';
import styles from './ai-search-dialog.module.css';

const examples = ['first', 'second', 'third'] as const;

/** A question in one's own words, handed to the search by meaning. It begins with what was searched for last. */
export function AiSearchDialog() {
  const { t, voiced } = useTexts();
  const { navigate, searchBar } = usePortal();
  const { overlays } = useShell();
  const [question, setQuestion] = useState(() => searchBar.get().text);
  const [wasEmpty, setWasEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const [last, setLast] = useState(() => readQuestions(findStorage('localStorage')));
  const close = () => overlays.set({ open: undefined });

  function forget() {
    forgetQuestions(findStorage('localStorage'));
    setLast([]);
    field.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = question.trim();
    if (!text) {
      setWasEmpty(true);
      field.current?.focus();
      return;
    }
    ask(text);
  }

  function ask(text: string) {
    keepQuestion(findStorage('localStorage'), text);
    close();
    navigate(linkTo('ai-search', {}, { q: text }));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t('dialogs.aiSearch.title')}
      closeLabel={t('dialogs.close')}
      initialFocus={field}
      actions={
        <>
          <Button look="plain" onClick={close}>
            {t('dialogs.aiSearch.later')}
          </Button>
          <Button type="submit" form={formId}>
            {t('dialogs.aiSearch.action')}
          </Button>
        </>
      }
    >
      <p>{voiced('dialogs.aiSearch.description')}</p>
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={voiced('dialogs.aiSearch.question')}
          error={wasEmpty && !question.trim() ? voiced('dialogs.aiSearch.empty') : undefined}
          value={question}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </form>
      <Questions
        title={t('dialogs.aiSearch.examples')}
        questions={examples.map((name) => t(`dialogs.aiSearch.exampleList.${name}`))}
        onAsk={ask}
      />
      {last.length > 0 && (
        <>
          <Questions title={t('dialogs.aiSearch.last')} questions={last} onAsk={ask} />
          <Button look="quiet" size="small" onClick={forget}>
            {t('dialogs.aiSearch.forget')}
          </Button>
        </>
      )}
      <p className={styles.privacy}>{voiced('dialogs.aiSearch.privacy')}</p>
    </Dialog>
  );
}

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that are asked with one click. */
function Questions({ title, questions, onAsk }: QuestionsProps) {
  const titleId = useId();
  return (
    <section className={styles.questions} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
