// biome-ignore-all lint/performance/noBarrelFile: the public face of the cover drawing
export {
  appIconSvg,
  type BrandColours,
  defaultFooterLogo,
  defaultIllustration,
  defaultLogo,
  faviconSvg,
} from './default-images';
export { type CoverInput, coverSvg, coverVersion } from './draw-cover';
export { allMediaCover, packageCover } from './fixed-covers';
export type { CoverMediaType } from './form-of-type';
export { type SignOptions, subjectSign } from './subject-sign';
export { subjectCodes } from './subjects';
