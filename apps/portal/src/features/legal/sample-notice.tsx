import { Notice } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

/** Says that the text is a sample, until the operator has emptied this remark. */
export function SampleNotice() {
  const { t } = useTexts();
  const title = t('legal.demo.title');
  const text = t('legal.demo.text');
  return title || text ? <Notice title={title}>{text}</Notice> : null;
}
