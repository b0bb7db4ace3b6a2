/**
 * Steps and triggers that add and remove tags and audiences. Each is declared only here: what it
 * names, its words and its picture.
 */
import type { JourneyStep, JourneyTrigger } from '@leadwright/sdk'
import { type LucideIcon, Tag, TagsIcon, UserRoundMinus, UserRoundPlus, Users, UsersRound, X } from 'lucide-react'
import type { MessageKey } from '../../messages/messages.tsx'

type Ids = 'tag_ids' | 'audience_ids'
type StepLook = { ids: Ids; words: [name: MessageKey, note: MessageKey, icon: LucideIcon] }
type TriggerLook = {
  ids: Ids
  words: [name: MessageKey, icon: LucideIcon]
  holds?: MessageKey<{ count: number; names: string }>
}

export const membershipSteps = {
  assign_tags: { ids: 'tag_ids', words: ['step.assign_tags', 'step.assign_tags_note', Tag] },
  remove_tags: { ids: 'tag_ids', words: ['step.remove_tags', 'step.remove_tags_note', X] },
  add_to_audience: { ids: 'audience_ids', words: ['step.add_to_audience', 'step.add_to_audience_note', UserRoundPlus] },
  remove_from_audience: {
    ids: 'audience_ids',
    words: ['step.remove_from_audience', 'step.remove_from_audience_note', UserRoundMinus],
  },
} as const satisfies Record<string, StepLook>

/** `holds` says for whom such a trigger holds now; absent: for nobody. */
export const membershipTriggers = {
  tag_added: { ids: 'tag_ids', words: ['trigger.tag_added', TagsIcon], holds: 'holds.tagged' },
  audience_joined: { ids: 'audience_ids', words: ['trigger.audience_joined', Users], holds: 'holds.in_audience' },
  audience_left: { ids: 'audience_ids', words: ['trigger.audience_left', UsersRound] },
} as const satisfies Record<string, TriggerLook>

type Steps = typeof membershipSteps
type Triggers = typeof membershipTriggers
type MembershipStepType = keyof Steps
type MembershipTriggerType = keyof Triggers
export type MembershipStep = Extract<JourneyStep, { type: MembershipStepType }>
export type MembershipTrigger = Extract<JourneyTrigger, { type: MembershipTriggerType }>
type Type<T> = T extends { type: string } ? T['type'] : never

export const isMembershipStepType = (type: string): type is MembershipStepType => Object.hasOwn(membershipSteps, type)
export const isMembershipStep = <S extends { type: string }>(step: S): step is S & MembershipStep =>
  isMembershipStepType(step.type)
export const isMembershipTriggerType = (type: string): type is MembershipTriggerType =>
  Object.hasOwn(membershipTriggers, type)
export const isMembershipTrigger = <T extends { type: string }>(trigger: T): trigger is T & MembershipTrigger =>
  isMembershipTriggerType(trigger.type)

/** What the ids are of, and what the field is called: of a step and of a trigger. */
export const membershipNames = {
  tag_ids: { names: 'tags', step: 'step.tags', trigger: 'trigger.tags' },
  audience_ids: { names: 'audiences', step: 'step.audiences', trigger: 'trigger.audiences' },
} as const satisfies Record<Ids, { names: string; step: MessageKey; trigger: MessageKey }>

const lookOf = (type: Type<MembershipStep | MembershipTrigger>): StepLook | TriggerLook =>
  isMembershipStepType(type) ? membershipSteps[type] : membershipTriggers[type]

/** The ids of a step or a trigger, their key, and their kind. */
export function membersOf(one: MembershipStep | MembershipTrigger) {
  const { ids: key } = lookOf(one.type)
  return { key, ids: (one as unknown as Record<Ids, string[]>)[key], ...membershipNames[key] }
}

/** A new one with its defaults. */
export const newMembershipStep = (id: string, type: MembershipStepType): MembershipStep =>
  ({ id, type, [membershipSteps[type].ids]: [] }) as unknown as MembershipStep
export const newMembershipTrigger = (type: MembershipTriggerType): MembershipTrigger =>
  ({ type, [membershipTriggers[type].ids]: [] }) as unknown as MembershipTrigger

/** The same with other ids. */
export const withMembers = <T extends MembershipStep | MembershipTrigger>(one: T, ids: string[]): T => ({
  ...one,
  [lookOf(one.type).ids]: ids,
})

/** Of each type one member of its look. */
export const wordsOf = <L extends { words: unknown }, K extends string>(looks: { [T in K]: L }) =>
  Object.fromEntries(Object.entries<L>(looks).map(([type, { words }]) => [type, words])) as { [T in K]: L['words'] }
