/** An action: plain JSON, drawn from the model, played through the API or a link, told to the model. */
import type { Random } from '../../chaos/random.ts'
import type { World } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import type { Session } from '../session.ts'

export interface Action {
  type: string
  /** Minutes that pass before. */
  after: number
  [more: string]: unknown
}

/** What is left to say of an action once its kind is known. */
export type Given<A> = Omit<A, 'type' | 'after'>

export interface ActionType<A extends object = object> {
  type: string
  /** How often it is drawn, beside the others. */
  weight: number
  /** Null where the world has nothing to do it with. */
  draw(random: Random, world: World, newKey: (prefix: string) => string): A | null
  /** Whether all that it names is there: shortened lists may have lost it. */
  possible(world: World, action: A): boolean
  play(session: Session, action: A): Promise<Answer | null>
  /** Moves the model; answers in which ways the product's answer is not what it should be. */
  tell(world: World, action: A, answer: Answer): string[]
}

export const action = <A extends object>(type: ActionType<A>): ActionType => type as unknown as ActionType

/** The answer's status and, of a refusal, its code. */
export function expectAnswer(answer: Answer, status: number, code?: string): string[] {
  const got = `${answer.status}${answer.status >= 400 ? ` ${answer.body.code}` : ''}`
  const right = `${status}${code === undefined ? '' : ` ${code}`}`
  if (answer.status === status && (code === undefined || answer.body.code === code)) return []
  return [`answered ${got}, should be ${right}: ${answer.text.slice(0, 300)}`]
}

export const chance = (random: Random, percent: number): boolean => random.between(1, 100) <= percent
export const maybePick = <T>(random: Random, from: readonly T[]): T | null =>
  from.length > 0 ? random.pick(from) : null
