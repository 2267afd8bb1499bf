import type { Scheme, Tint } from './colour';
import type { Choices } from './generator';
import { mosaic, ways } from './patterns/across';
import { clapper, collage, keys, notes, paints, pipes, projector, reels, strokes } from './patterns/arts';
import { beacon, chain, dominoes, fruit, heartbeat, lifebuoy, plusses } from './patterns/care';
import { abacus, blocks, firstShapes, hopscotch, pinwheels, train } from './patterns/childhood';
import { contours, globe, peaks, roofs, trees, turbines, waves } from './patterns/earth';
import { candles, portals, rose } from './patterns/faith';
import { circuit, construction, fractions, pixels, switches, tangram } from './patterns/figures';
import { books, conversation, eyes, flags, frames, paragraphs, quotation } from './patterns/language';
import { bend, bounce, kites, lanes, pitch, roadSigns, sails, trafficLights } from './patterns/movement';
import type { Pattern } from './patterns/pattern';
import { atom, flasks, hexagons, leaves, pendulum, prism, stems, tissue, tubes } from './patterns/science';
import { arcade, ballots, castle, coins, crowd, market, parliament, strata, temple, trend } from './patterns/society';
import { balance, cairn, labyrinth, minds, mirrored, rainbows, roundLabyrinth, shells } from './patterns/thought';
import { common, pairs, patchwork, weave } from './patterns/togetherness';
import { buttons, crane, doors, fingerJoint, gears, knitting, onwards, stairs } from './patterns/work';

/** How a subject looks. */
export interface SubjectLook {
  tint: Tint;
  /** The first one is also the subject's sign. */
  patterns: Choices<Pattern>;
  /** The scheme and the variation in which the sign reads best. */
  sign: { scheme: Scheme; seed: number };
}

/** A subject in one line: hue, accent hue and strength, then the sign's scheme and seed, then its patterns. */
function look(tint: [number, number, number], sign: [Scheme, number], ...patterns: Choices<Pattern>): SubjectLook {
  const [hue, accent, chroma] = tint;
  return { tint: { hue, accent, chroma }, patterns, sign: { scheme: sign[0], seed: sign[1] } };
}

/**
 * The look of every top subject. Hues are spread so that subjects which often stand side by side differ. Health has
 * no red anywhere: a red cross on white is a protected emblem.
 */
const looks: ReadonlyMap<string, SubjectLook> = new Map([
  ['020', look([62, 210, 0.8], ['light', 9], fingerJoint, gears)],
  ['040', look([245, 75, 0.75], ['light', 7], stairs, crane)],
  ['060', look([15, 85, 1], ['light', 2], collage, strokes, paints)],
  ['080', look([142, 95, 1], ['light', 9], leaves, tissue, stems)],
  ['100', look([193, 60, 1], ['mid', 6], hexagons, tubes, flasks)],
  ['120', look([30, 80, 1], ['warm', 3], quotation, paragraphs, books)],
  ['140', look([78, 25, 1], ['light', 7], blocks, train)],
  ['160', look([225, 45, 0.7], ['light', 3], balance, cairn)],
  ['180', look([205, 35, 1], ['mid', 2], kites, sails)],
  ['200', look([355, 190, 1], ['light', 3], conversation, flags)],
  ['220', look([170, 55, 1], ['light', 2], contours, peaks, globe)],
  ['240', look([48, 82, 0.75], ['warm', 9], arcade, temple, strata, castle)],
  ['260', look([160, 85, 0.9], ['light', 11], plusses, heartbeat, fruit)],
  ['280', look([90, 28, 1], ['light', 9], firstShapes, abacus)],
  ['300', look([55, 150, 0.6], ['light', 0], roofs, trees)],
  ['320', look([278, 150, 1], ['deep', 8], pixels, circuit, switches)],
  ['340', look([38, 185, 1], ['light', 3], weave, patchwork)],
  ['360', look([55, 195, 1], ['light', 2], pinwheels, hopscotch)],
  ['380', look([260, 80, 1], ['deep', 7], tangram, construction, fractions)],
  ['400', look([342, 80, 0.8], ['light', 9], frames, eyes)],
  ['420', look([325, 60, 1], ['light', 10], notes, keys, pipes)],
  ['440', look([112, 45, 0.8], ['light', 3], rainbows, shells)],
  ['450', look([290, 75, 0.35], ['light', 10], labyrinth, roundLabyrinth)],
  ['460', look([238, 55, 1], ['deep', 3], pendulum, prism, atom)],
  ['480', look([22, 235, 1], ['warm', 9], parliament, ballots, crowd)],
  ['500', look([72, 160, 0.85], ['light', 0], knitting, buttons)],
  ['510', look([320, 50, 0.45], ['light', 2], mirrored, minds)],
  ['520', look([292, 85, 0.75], ['deep', 5], rose, candles, portals)],
  ['540', look([28, 85, 1], ['warm', 2], lifebuoy, beacon)],
  ['560', look([5, 55, 0.8], ['light', 0], pairs, common)],
  ['580', look([270, 85, 0.45], ['deep', 3], projector, reels, clapper)],
  ['600', look([42, 145, 1], ['light', 1], lanes, pitch, bounce)],
  ['620', look([215, 30, 0.6], ['light', 9], dominoes, chain)],
  ['640', look([152, 75, 1], ['light', 6], waves, turbines, trees)],
  ['660', look([250, 28, 0.5], ['light', 2], bend, trafficLights, roadSigns)],
  ['680', look([182, 70, 0.8], ['light', 4], onwards, doors)],
  ['700', look([128, 85, 0.75], ['light', 5], coins, trend, market)],
  ['720', look([240, 40, 0.6], ['light', 3], mosaic, ways)],
]);

/** Media without a known subject: neutral sand, so that they claim no subject's colour. */
const unassigned = look([80, 60, 0.18], ['light', 0], mosaic, ways);

/** The codes of the top subjects that have a look of their own. */
export const subjectCodes: readonly string[] = [...looks.keys()];

/**
 * The look of a subject code of any length; deeper levels look like their top subject, and a medium in several
 * subjects like the first that is known.
 */
export function lookOf(subject: string | readonly string[] | undefined): SubjectLook {
  const codes = typeof subject === 'string' ? [subject] : (subject ?? []);
  for (const code of codes) {
    const known = looks.get(code.trim().slice(0, 3));
    if (known) return known;
  }
  return unassigned;
}
