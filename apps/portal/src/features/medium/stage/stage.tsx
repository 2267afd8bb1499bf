import type { MediaDetail, MediaFile } from '@mediathek/contract';
import type { Player } from '../player/create-player';
import { Theatre } from '../player/theatre';
import type { Cue } from '../player/vtt';
import { ClosedStage } from './closed-stage';
import { ExerciseStage } from './exercise-stage';
import { ImageStage } from './image-stage';
import type { StageKind } from './medium-stage';
import { PdfStage } from './pdf-stage';
import { FileStage, LentStage, MissingStage, OfferStage, PackageStage, WebStage } from './quiet-stages';

export interface StageProps {
  readonly kind: StageKind;
  readonly medium: MediaDetail;
  readonly player: Player;
  readonly chapters: readonly Cue[];
  readonly startAt: number | undefined;
  readonly renew: (role: MediaFile['role']) => Promise<readonly MediaFile[]>;
}

/** The medium itself, or what stands in its place. */
export function Stage({ kind, medium, player, chapters, startAt, renew }: StageProps) {
  const main = medium.files.find(({ role }) => role === 'main');
  switch (kind) {
    case 'film':
    case 'audio':
      return <Theatre {...{ kind, medium, player, chapters, startAt, renew }} />;
    case 'image':
      return main ? <ImageStage medium={medium} file={main} renew={renew} /> : null;
    case 'pdf':
      return main ? <PdfStage medium={medium} file={main} renew={renew} /> : null;
    case 'exercise':
      return main ? <ExerciseStage medium={medium} file={main} /> : null;
    case 'web':
      return main ? <WebStage medium={medium} file={main} /> : null;
    case 'package':
      return <PackageStage medium={medium} />;
    case 'file':
      return <FileStage medium={medium} />;
    case 'closed':
      return <ClosedStage medium={medium} />;
    case 'lent':
      return <LentStage medium={medium} />;
    case 'missing':
      return <MissingStage medium={medium} />;
    case 'offer':
      return <OfferStage medium={medium} />;
  }
}
