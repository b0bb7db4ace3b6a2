/** Every product whose tags are taken over. A new one is a table of its own, and a line here. Pure. */
import type { Brackets, Product } from '../tag.ts'
import { braced } from './braced.ts'
import { bracketed } from './bracketed.ts'
import { liquid } from './liquid.ts'
import { mailchimp } from './mailchimp.ts'
import { signed } from './signed.ts'

const products: readonly Product[] = [mailchimp, liquid, ...braced, ...bracketed, ...signed]

/** By the first character; longer brackets before shorter ones that begin alike. */
export const bracketsByStart: ReadonlyMap<string, readonly Brackets[]> = Map.groupBy(
  products.flatMap(({ brackets }) => brackets).sort((a, b) => b.open.length - a.open.length),
  ({ open }) => open.charAt(0),
)
