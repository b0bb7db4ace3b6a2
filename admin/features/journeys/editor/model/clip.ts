/** Copied steps and branches as text for the clipboard, and back: whatever else is on it is refused. Pure. */
import type { Branch, Step } from '../../../../product/journeys/document.ts'
import { isBranch, isList, isRecord } from '../../../../product/journeys/pasted-values.ts'
import { acceptsStep } from '../../../../product/journeys/step-views.ts'

export type Clip = { kind: 'steps'; steps: Step[] } | { kind: 'branch'; branch: Branch }

const format = 'leadwright.steps'

export const clipText = (clip: Clip): string => JSON.stringify({ format, format_version: 1, ...clip }, null, 2)

/** What was copied; undefined for any other text. */
export function parseClip(text: string): Clip | undefined {
  const found = parsed(text)
  if (!isRecord(found) || found.format !== format || found.format_version !== 1) return undefined
  if (found.kind === 'steps' && isList(found.steps, acceptsStep) && found.steps.length > 0)
    return { kind: 'steps', steps: found.steps as Step[] }
  if (found.kind === 'branch' && isBranch(found.branch, acceptsStep))
    return { kind: 'branch', branch: found.branch as Branch }
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
