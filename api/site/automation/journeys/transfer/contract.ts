/** Definitions of journeys as documents that travel: out of a site, into another, and between two of them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { enumOf } from '../../../../platform/schemas/enum-of.ts'
import { filledText, id, siteParams, text } from '../../../../platform/schemas/schemas.ts'
import { audiencesAllowance } from '../../../contacts/audiences/rules.ts'
import { customFieldType } from '../../../contacts/custom-fields/contract.ts'
import { customFieldLimits } from '../../../contacts/custom-fields/limits.ts'
import { emailDocument, newTranslations, templateCategory } from '../../../email/templates/contract.ts'
import { templateLimits } from '../../../email/templates/limits.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import { emptyDocument } from '../../journey-records/rules.ts'
import { journey, journeyExample } from '../contract.ts'
import { journeyCreated } from '../events.ts'

const ref = text(400, 1).openapi({ description: 'How the document refers to it, such as `tag:Welcome`.' })
const name = filledText(200)
const type = <K extends string, S extends z.ZodRawShape>(of: K, named: string, shape: S) =>
  z.strictObject({ ref, type: z.literal(of), name, ...shape }).openapi(named)

export const journeyReference = z
  .discriminatedUnion('type', [
    type('tag', 'TagReference', {}),
    type('audience', 'AudienceReference', { description: text(2_000).optional() }),
    type('field', 'FieldReference', {
      field_type: customFieldType,
      label: text(100).optional(),
      placeholder: text(100).optional(),
      options: z.array(text(100)).max(customFieldLimits.custom_field_options_max).optional(),
    }),
    type('template', 'TemplateReference', {
      category: templateCategory,
      subject: text(templateLimits.template_subject_characters_max),
      preheader: text(templateLimits.template_preheader_characters_max),
      body_text: text(templateLimits.template_body_characters_max),
      document: emailDocument.optional(),
      translations: newTranslations.optional(),
    }),
    type('popup', 'PopupReference', {}),
    type('assistant', 'AssistantReference', {}),
    type('sender', 'SenderReference', {}),
  ])
  .openapi('JourneyReference', { description: 'An object of the site that the journey uses, identified by name.' })

export type JourneyReference = z.output<typeof journeyReference>
export type ReferenceType = JourneyReference['type']

export const definition_format = 'leadwright.journey'
export const definition_version = 1

const definition = {
  format: z
    .string()
    .refine(given => given === definition_format, { params: { code: 'definition_format_unknown' } })
    .openapi({ type: 'string', enum: [definition_format] }),
  format_version: z
    .int()
    .refine(given => given === definition_version, { params: { code: 'definition_version_unknown' } })
    .openapi({ type: 'integer', enum: [definition_version] }),
  name: filledText(100),
  description: text(2_000),
  document: z
    .record(z.string(), z.unknown())
    .openapi({ description: 'The journey’s document, with references in place of IDs.' }),
  references: z.array(journeyReference).max(journeyLimits.journey_references_max),
}
export const journeyDefinition = z.strictObject(definition).openapi('JourneyDefinition')
export type JourneyDefinition = z.output<typeof journeyDefinition>

export const journeyReferenceType = enumOf({
  tag: 'A tag.',
  audience: 'An audience.',
  field: 'A custom field.',
  template: 'A template of emails.',
  popup: 'A popup or form.',
  assistant: 'An assistant.',
  sender: 'A sender of emails.',
}).openapi('JourneyReferenceType')
export const importedJourney = z
  .object({
    id: id('journey'),
    journey,
    created: z.array(
      z.object({ type: journeyReferenceType, id: z.string(), name: z.string() }).openapi('CreatedReference'),
    ),
    missing: z
      .array(z.object({ type: journeyReferenceType, name: z.string() }).openapi('MissingReference'))
      .openapi({ description: 'References that could not be created and are left empty in the draft.' }),
  })
  .openapi('ImportedJourney')

export const missingReferences = z.enum(['refuse', 'create']).openapi('OnMissingReferences', {
  description:
    'What to do about missing references. `refuse`: 422, naming each. `create`: tags, audiences, fields and templates are created.',
})

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys' } as const
const path = '/v1/sites/{site_id}/journeys'
const sample = {
  format: definition_format,
  format_version: definition_version,
  name: 'Welcome',
  description: '',
  document: {
    ...emptyDocument,
    triggers: [{ type: 'lead_created' }],
    steps: [{ id: 'tag', type: 'assign_tags', tag_ids: ['tag:Welcome'] }],
  },
  references: [{ ref: 'tag:Welcome', type: 'tag' as const, name: 'Welcome' }],
}
export const importedExample = {
  id: journeyExample.id,
  journey: journeyExample,
  created: [{ type: 'tag' as const, id: 'tag_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' }],
  missing: [],
}
const importing = { ...of, method: 'post', status: 201, audit: journeyCreated, params: siteParams } as const

export const exportJourney = contract({
  ...of,
  operationId: 'exportJourney',
  method: 'get',
  path: `${path}/{journey_id}/export`,
  summary: 'Export a journey’s draft for another site to import',
  description: 'Names stand in place of IDs, so that another site can look them up.',
  status: 200,
  params: siteParams.extend({ journey_id: id('journey') }),
  response: journeyDefinition,
  example: sample,
})

export const importJourney = contract({
  ...importing,
  operationId: 'importJourney',
  path: `${path}/import`,
  summary: 'Import an exported journey as a draft',
  description:
    'What the journey names is looked up by name in this site; `missing` says what happens where it is not found.',
  body_bytes_max: journeyLimits.journey_definition_bytes_max,
  body: z
    .strictObject({
      definition: journeyDefinition,
      missing: missingReferences.optional(),
      name: filledText(100).optional(),
    })
    .openapi('JourneyImport'),
  body_example: { definition: sample, missing: 'create' },
  response: importedJourney,
  example: importedExample,
  problems: ['name_taken'],
  consumes: [audiencesAllowance],
})

export const copyJourney = contract({
  ...importing,
  operationId: 'copyJourney',
  path: `${path}/copy`,
  summary: 'Copy a journey from another site as a draft',
  description:
    'What the journey names is looked up by name in this site; `missing` says what happens where it is not found.',
  body: z
    .strictObject({
      from_site_id: id('site'),
      journey_id: id('journey'),
      missing: missingReferences.optional(),
      name: filledText(100).optional(),
    })
    .openapi('JourneyCopy'),
  body_example: {
    from_site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
    journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
    missing: 'create',
  },
  response: importedJourney,
  example: importedExample,
  problems: ['name_taken'],
  consumes: [audiencesAllowance],
})
