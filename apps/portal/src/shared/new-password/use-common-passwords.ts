import { useEffect, useState } from 'react';

type IsCommon = (password: string) => boolean;

const none: IsCommon = () => false;

/** Knows the passwords that everybody tries first, once their list has arrived; the server knows them in any case. */
export function useCommonPasswords(): IsCommon {
  const [isCommon, setIsCommon] = useState<{ readonly test: IsCommon }>({ test: none });
  useEffect(() => {
    let isWanted = true;
    import('@mediathek/domain/common-passwords').then(
      ({ isCommonPassword }) => {
        if (isWanted) setIsCommon({ test: isCommonPassword });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return isCommon.test;
}
