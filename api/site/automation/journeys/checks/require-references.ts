/**
 * A draft may leave its choices open, but may only refer to existing things: 422 at each reference that is unknown. What it
 * referred to before may stay, so that a draft can still be saved after something was deleted.
 */
import type { Handle } from '../../../../platform/database/handle.ts'
import { type FieldError, problem } from '../../../../platform/problem/problem.ts'
import { placedRules } from '../../../../platform/schemas/filter/schema.ts'
import { campaignExists } from '../../../capture/campaigns/rules.ts'
import { audienceExists } from '../../../contacts/audiences/rules.ts'
import { tagExists } from '../../../contacts/tags/rules.ts'
import { sandboxSetNames } from '../../../sandboxes/sandbox-access/rules.ts'
import { sandboxExists } from '../../../sandboxes/sandboxes/rules.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import { checkReferences, type Surroundings } from './step-references.ts'
import { triggerProblems } from './trigger-problems.ts'
import { everyFilter } from './validate.ts'

type Db = Handle<'site'>

export async function requireReferences(
  db: Db,
  document: JourneyDocument,
  surroundings: Surroundings,
  { before, at = '/document' }: { before?: JourneyDocument; at?: string } = {},
): Promise<void> {
  const known = new Set(
    before ? (await unknownReferences(db, before, { surroundings, at })).map(({ named }) => named) : [],
  )
  const found = await unknownReferences(db, document, { surroundings, at })
  const errors = found.filter(({ named }) => !known.has(named)).map(({ error }) => error)
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

interface MissingReference {
  error: FieldError
  /** The value, as text: wherever it stood before. */
  named: string
}

async function unknownReferences(
  db: Db,
  document: JourneyDocument,
  { surroundings, at }: { surroundings: Surroundings; at: string },
): Promise<MissingReference[]> {
  const errors: FieldError[] = []
  const report = (pointer: string, code: string) => {
    if (code === 'unknown_reference') errors.push({ pointer: at + pointer, code })
  }
  for (const { pointer, code } of await triggerProblems(db, document.triggers)) report(pointer, code)
  for (const { step, pointer } of everyStep(document.steps)) {
    await checkReferences(db, step, surroundings, (field, code) => report(`${pointer}/${field}`, code))
  }
  for (const { filter, pointer } of everyFilter(document, '')) {
    for (const { rule, pointer: at } of placedRules(filter, pointer)) {
      const exists = existsByField[rule.field]
      for (const id of exists ? [rule.value ?? []].flat() : []) {
        if (!(await exists?.(db, String(id)))) report(`${at}/value`, 'unknown_reference')
      }
    }
  }
  return errors.map(error => ({ error, named: JSON.stringify(valueAt(document, error.pointer.slice(at.length))) }))
}

const existsByField: Readonly<Record<string, (db: Db, id: string) => Promise<boolean>>> = {
  tags: tagExists,
  audiences: audienceExists,
  campaigns: campaignExists,
  ...Object.fromEntries(sandboxSetNames.all.map(name => [name, sandboxExists])),
}

const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
