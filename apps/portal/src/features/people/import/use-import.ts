import type { ImportPreview, ImportRequest } from '@mediathek/contract';
import { useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { useSubmission } from '../../../shared/submission/use-submission';
import { useForgetPeople } from '../queries';

/** A file on its way: what was asked, and what the server says would happen. */
interface Checked {
  readonly request: ImportRequest;
  readonly preview: ImportPreview;
}

export interface Import {
  readonly checked: Checked | undefined;
  /** What was done, once it is. */
  readonly done: { readonly school: string; readonly counts: ImportPreview['counts'] } | undefined;
  /** Something changed between looking and doing. */
  readonly isOutdated: boolean;
  readonly submission: ReturnType<typeof useSubmission>;
  check(request: ImportRequest): void;
  /** Reads the same file in another way. */
  adjust(change: Partial<ImportRequest>): void;
  carryOut(invite: boolean): void;
  startAnew(): void;
}

/** Checks a file, shows what it would do, and does it. */
export function useImport(): Import {
  const { call } = usePortal();
  const forget = useForgetPeople();
  const submission = useSubmission();
  const [checked, setChecked] = useState<Checked>();
  const [done, setDone] = useState<Import['done']>();
  const [isOutdated, setIsOutdated] = useState(false);

  const look = (request: ImportRequest) =>
    submission.submit(
      () => call('POST /api/v1/admin/import/preview', { body: request }),
      (preview) => setChecked({ request, preview }),
    );

  return {
    checked,
    done,
    isOutdated,
    submission,
    check(request) {
      setIsOutdated(false);
      setDone(undefined);
      void look(request);
    },
    adjust(change) {
      if (!checked) return;
      setIsOutdated(false);
      void look({ ...checked.request, ...change });
    },
    carryOut(invite) {
      if (!checked) return;
      const { request, preview } = checked;
      const { fingerprint, mapping, encoding, separator, hasHeader, school } = preview;
      const body = { ...request, mapping, encoding, separator, hasHeader, fingerprint, invite };
      let isRefused = false;
      void submission
        .submit(
          async () => {
            try {
              return (await call('POST /api/v1/admin/import', { body })).counts;
            } catch (cause) {
              if ((cause as { status?: number }).status === 409) return undefined;
              throw cause;
            }
          },
          (counts) => {
            isRefused = counts === undefined;
            setIsOutdated(isRefused);
            if (counts === undefined) return;
            setDone({ school: school.name, counts });
            setChecked(undefined);
            forget();
          },
        )
        // What is shown next is what is the case now.
        .then(() => (isRefused ? look(request) : undefined));
    },
    startAnew() {
      setChecked(undefined);
      setDone(undefined);
      setIsOutdated(false);
    },
  };
}
