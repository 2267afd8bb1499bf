import { useEffect, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { problemOf } from '../../shared/submission/call-failure';
import { readSchoolNumber } from './application';

/** Somebody who types the next figure within this time has not finished. */
const pause = 400;
const shortestNumber = 4;

/** The name behind a school number, asked for once the typing stops; empty for a number nobody knows. */
export function useSchoolName(typed: string): string | undefined {
  const { call } = usePortal();
  const number = readSchoolNumber(typed);
  const [found, setFound] = useState<{ readonly number: string; readonly name: string }>();

  useEffect(() => {
    if (!/^\d+$/.test(number) || number.length < shortestNumber || number.length > 20) return;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => {
      call('GET /api/v1/schools/lookup', { query: { number } }, { signal }).then(
        ({ name }) => setFound({ number, name }),
        // Nobody is kept from applying because the name could not be asked for.
        (cause: unknown) => {
          if (problemOf(cause) === 'not-found') setFound({ number, name: '' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, number]);

  return found?.number === number ? found.name : undefined;
}
