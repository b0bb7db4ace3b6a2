/** What the seed does in the name of: ids and moments of the demo. */
import type { InAction } from '../platform/context.ts'

export type Acting = Pick<InAction, 'newId' | 'now' | 'emit'>
