/**
 * Steps that add or remove tags and audiences. Each such step is declared only here; its type, effect,
 * outcome, rules and validation follow from it.
 */
import type { RecordEntry } from './record.ts'

interface Membership {
  /** The set that the lead is added to or removed from. */
  set: 'tags' | 'audiences'
  /** The key of the step, and of its effect, that holds the ids. */
  ids: 'tag_ids' | 'audience_ids'
  adds: boolean
  /** The entries for the record, where the lead changed and where it did not. */
  noted: { type: RecordEntry['type']; changed: string; unchanged: string }
}

export const memberships = {
  assign_tags: {
    set: 'tags',
    ids: 'tag_ids',
    adds: true,
    noted: { type: 'tags_assigned', changed: 'assigned', unchanged: 'already_assigned' },
  },
  remove_tags: {
    set: 'tags',
    ids: 'tag_ids',
    adds: false,
    noted: { type: 'tags_removed', changed: 'removed', unchanged: 'not_assigned' },
  },
  add_to_audience: {
    set: 'audiences',
    ids: 'audience_ids',
    adds: true,
    noted: { type: 'audiences_joined', changed: 'joined', unchanged: 'already_joined' },
  },
  remove_from_audience: {
    set: 'audiences',
    ids: 'audience_ids',
    adds: false,
    noted: { type: 'audiences_left', changed: 'left', unchanged: 'not_joined' },
  },
} as const satisfies Record<string, Membership>

type Memberships = typeof memberships
export type MemberSet = Membership['set']
export type MembershipKind = keyof Memberships
/** The ids under the key that the kind gives them. */
export type MembershipIds<K extends MembershipKind> = { [_ in Memberships[K]['ids']]: string[] }
export type MembershipStepOf<K extends MembershipKind> = { id: string; type: K } & MembershipIds<K>
export type MembershipStep = { [K in MembershipKind]: MembershipStepOf<K> }[MembershipKind]
export type MembershipOutcomes = { [K in MembershipKind]: { changed: string[] } }

export const membershipKinds = Object.keys(memberships) as MembershipKind[]

/** Maps the kinds. */
export const byMembership = <T>(of: (type: MembershipKind) => T): { [K in MembershipKind]: T } =>
  Object.fromEntries(membershipKinds.map(type => [type, of(type)])) as { [K in MembershipKind]: T }

export const isMembership = (type: string): type is MembershipKind => Object.hasOwn(memberships, type)

export const isMembershipStep = <S extends { type: string }>(step: S): step is S & MembershipStep =>
  isMembership(step.type)

/** An effect without what identifies it. */
export type MembershipOrder = { [K in MembershipKind]: { type: K } & MembershipIds<K> }[MembershipKind]

export const isMembershipEffect = <E extends { type: string }>(effect: E): effect is E & MembershipOrder =>
  isMembership(effect.type)

const idsUnder = (thing: object, type: MembershipKind): string[] =>
  (thing as Record<Membership['ids'], string[]>)[memberships[type].ids]

export const idsOfStep = (step: MembershipStep): string[] => idsUnder(step, step.type)
export const idsOfEffect = (effect: MembershipOrder): string[] => idsUnder(effect, effect.type)

/** What such a step asks for. */
export const membershipOrder = (step: MembershipStep): MembershipOrder =>
  ({ type: step.type, [memberships[step.type].ids]: idsOfStep(step) }) as MembershipOrder
