/** Imports a definition: its references become ids of this site, and its document a draft. */

import type { Handle } from '../../../../platform/database/handle.ts'
import type { InAction } from '../../../../platform/features/context.ts'
import type { WriteContext } from '../../../../platform/features/write-context.ts'
import { type FieldError, problem } from '../../../../platform/problem/problem.ts'
import { fieldErrors } from '../../../../platform/problem/validation.ts'
import { messageOf } from '../../../../platform/texts/messages/messages.ts'
import { addAudience } from '../../../contacts/audiences/rules.ts'
import { addField } from '../../../contacts/custom-fields/rules.ts'
import { addImportedTag } from '../../../contacts/tags/rules.ts'
import { addTemplate } from '../../../email/templates/rules.ts'
import { type JourneyDocument, journeyDocument } from '../../journey-records/rules.ts'
import { requireReferences } from '../checks/require-references.ts'
import type { Surroundings } from '../checks/step-references.ts'
import { requireFittingFilters } from '../checks/validate.ts'
import { draftNamed, freeName } from '../drafts.ts'
import { everyStep } from '../steps.ts'
import { toJourney } from '../wire.ts'
import type { JourneyDefinition, JourneyReference, ReferenceType } from './contract.ts'
import { replaced } from './references.ts'
import { findNamed } from './store.ts'

type Tx = Handle<'site'>
type ImportContext = WriteContext & Pick<InAction, 'locale' | 'requireRoom'>

export interface ResolvedJourney {
  document: JourneyDocument
  created: { type: ReferenceType; id: string; name: string }[]
  missing: { type: ReferenceType; name: string }[]
}

/** Fields first: templates may show them. */
const order: readonly ReferenceType[] = ['field', 'tag', 'audience', 'template', 'popup', 'assistant', 'sender']

/** The document with ids of this site. `at` is the pointer to the definition in the body. */
export async function resolve(
  tx: Tx,
  { document, references }: Pick<JourneyDefinition, 'document' | 'references'>,
  { onMissing, surroundings, at }: { onMissing: 'refuse' | 'create'; surroundings: Surroundings; at: string },
  context: ImportContext,
): Promise<ResolvedJourney> {
  const by = new Map<string, string | null>()
  const errors: FieldError[] = []
  const [created, missing]: [ResolvedJourney['created'], ResolvedJourney['missing']] = [[], []]
  const placed = references.map((reference, i) => ({ reference, pointer: `${at}/references/${i}` }))
  for (const { reference, pointer } of placed.sort((a, b) => rank(a.reference) - rank(b.reference))) {
    const { ref, type, name } = reference
    const there = await findNamed(tx, reference)
    if (there && type === 'field' && there.type !== reference.field_type) {
      errors.push({ pointer: `${pointer}/field_type`, code: 'field_type_differs' })
    } else if (there) by.set(ref, there.id)
    else if (onMissing === 'refuse') {
      const what = messageOf(context.locale, `reference.${type}`)
      errors.push({ pointer, code: 'reference_missing', values: { type: what, name } })
    } else {
      const made = await make(tx, reference, context)
      if (Array.isArray(made)) errors.push(...made.map(error => ({ ...error, pointer: pointer + error.pointer })))
      else {
        by.set(ref, made)
        if (made === null) missing.push({ type, name })
        else created.push({ type, id: made, name })
      }
    }
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
  const parsed = journeyDocument.safeParse(replaced(document, by))
  if (!parsed.success) {
    throw problem('validation_failed', { errors: fieldErrors(parsed.error.issues, `${at}/document`, document) })
  }
  await requireFittingFilters(tx, parsed.data, `${at}/document`)
  await requireReferences(tx, parsed.data, surroundings, { at: `${at}/document` })
  return { document: parsed.data, created, missing }
}

const rank = ({ type }: JourneyReference): number => order.indexOf(type)

/** Its new id; null if only its owner can create it; or the errors. */
function make(tx: Tx, reference: JourneyReference, context: ImportContext): Promise<string | null | FieldError[]> {
  switch (reference.type) {
    case 'tag':
      return addImportedTag(tx, reference.name, context)
    case 'audience':
      return addAudience(tx, reference, context)
    case 'field':
      return addField(tx, { ...reference, type: reference.field_type }, context)
    case 'template':
      return addTemplate(tx, reference, context)
    default:
      return Promise.resolve(null)
  }
}

interface How {
  surroundings: Surroundings
  missing?: 'refuse' | 'create' | undefined
  name?: string | undefined
  /** The sender of steps for which the definition names none. */
  sender_id?: string | undefined
}

/** Creates the draft; a default name that is taken gets a number. */
export async function importDefinition(
  tx: Tx,
  definition: JourneyDefinition,
  { missing: onMissing = 'refuse', name, sender_id, surroundings }: How,
  context: InAction,
  at = '/definition',
) {
  const { document, created, missing } = await resolve(tx, definition, { onMissing, surroundings, at }, context)
  const row = await draftNamed(
    tx,
    {
      name: name ?? (await freeName(tx, definition.name)),
      description: definition.description,
      document: signedBy(document, sender_id),
    },
    context,
  )
  return { id: row.id, journey: toJourney(row, {}), created, missing }
}

function signedBy(document: JourneyDocument, sender_id: string | undefined): JourneyDocument {
  const signed = structuredClone(document)
  for (const { step } of everyStep(signed.steps)) {
    if ('sender_id' in step && step.sender_id === '' && sender_id !== undefined) step.sender_id = sender_id
  }
  return signed
}
