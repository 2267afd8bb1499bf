import type { PageModule } from '../../shared/page';
import { speak, voiceFor } from '../../shared/use-texts';
import { ErrorPage } from './error-page';
import { parseErrorType } from './error-type';

export const errorPage: PageModule<'error'> = {
  Page: ErrorPage,
  title: ({ state }, { params }, t) =>
    speak(t, `errors.types.${parseErrorType(params.type)}.title`, voiceFor(state.get().user)),
};
