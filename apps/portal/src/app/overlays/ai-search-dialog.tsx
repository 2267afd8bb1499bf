import { linkTo } from '@mediathek/domain';
import { Button, TextField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useRef, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useShell } from '../shell-context';

/** A question in one's own words, handed to the search by meaning. */
export function AiSearchDialog() {
  const { t, voiced } = useTexts();
  const { navigate } = usePortal();
  const { overlays } = useShell();
  const [question, setQuestion] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const close = () => overlays.set({ open: undefined });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = question.trim();
    if (!text) {
      setWasEmpty(true);
      field.current?.focus();
      return;
    }
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
          hint={t('dialogs.aiSearch.example')}
          error={wasEmpty && !question.trim() ? voiced('dialogs.aiSearch.empty') : undefined}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
