/** Copied steps and branches as text for the clipboard, and back: whatever else is on it is refused. Pure. */
import type { Branch, Step, StepType } from '../../../../product/journeys/document.ts'
import { isMembershipStepType, type MembershipStep, membershipSteps } from '../../../../product/journeys/memberships.ts'

export type Clip = { kind: 'steps'; steps: Step[] } | { kind: 'branch'; branch: Branch }

const format = 'leadwright.steps'

export const clipText = (clip: Clip): string => JSON.stringify({ format, format_version: 1, ...clip }, null, 2)

/** What was copied; undefined for any other text. */
export function parseClip(text: string): Clip | undefined {
  const found = parsed(text)
  if (!isRecord(found) || found.format !== format || found.format_version !== 1) return undefined
  if (found.kind === 'steps' && isList(found.steps, isStep) && found.steps.length > 0)
    return { kind: 'steps', steps: found.steps as Step[] }
  if (found.kind === 'branch' && isBranch(found.branch)) return { kind: 'branch', branch: found.branch as Branch }
  return undefined
}

function parsed(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown, fits: (inner: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(fits)
const isText = (value: unknown): value is string => typeof value === 'string'
const isSpan = (value: unknown): boolean => isRecord(value) && typeof value.value === 'number' && isText(value.unit)
const isBranch = (value: unknown): boolean =>
  isRecord(value) && isText(value.id) && isRecord(value.when) && isText(value.when.kind) && isList(value.steps, isStep)
const isAnswer = (value: unknown): boolean => isRecord(value) && isText(value.id) && isText(value.label)

/** Checks only what the editor relies on; the server validates the rest. */
const fits: Record<Exclude<StepType, MembershipStep['type']>, (step: Record<string, unknown>) => boolean> = {
  set_custom_field_value: step => isText(step.field_id) && 'value' in step && !isRecord(step.value),
  delay: step =>
    isSpan(step.duration) || (isRecord(step.until) && isText(step.until.field_id) && isText(step.until.at)),
  send_email: step => isText(step.template_id) && isText(step.sender_id),
  ai_email_writer: step => isText(step.prompt),
  ask_question: step =>
    isText(step.template_id) && isText(step.question) && isList(step.answers, isAnswer) && isSpan(step.wait_up_to),
  unsubscribe: () => true,
  paths: step => isList(step.branches, isBranch) && isList(step.otherwise, isStep),
}

function isStep(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.id) || !isText(value.type)) return false
  if (isMembershipStepType(value.type)) return isList(value[membershipSteps[value.type].ids], isText)
  return Object.hasOwn(fits, value.type) && fits[value.type as keyof typeof fits](value)
}
