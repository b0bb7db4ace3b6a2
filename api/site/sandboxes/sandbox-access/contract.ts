/** Leads' access to sandboxes. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'
import { sandboxSettingsLimits } from '../sandbox-settings/limits.ts'
import { machineStatus } from '../sandboxes/contract.ts'
import { sandboxesAllowance } from '../sandboxes/rules.ts'
import { sandboxAccessLimits as most } from './limits.ts'
import { accessStatuses } from './statuses.ts'
import { accessSources, accessWaits } from './table.ts'

const status = enumWith(accessStatuses, {
  active: 'The link leads in.',
  expiring: 'In the last tenth of its life, at least an hour.',
  expired: 'The link is dead, the data waits for its clean-up.',
  deleted: 'The data is gone.',
}).openapi('SandboxAccessStatus', {
  description: 'State of the access.',
})

const access = z
  .object({
    id: id('sandbox_access'),
    sandbox_id: id('sandbox'),
    sandbox_name: z.string(),
    copy_id: id('sandbox')
      .nullable()
      .openapi({
        type: ['string', 'null'],
        description: 'ID of the copy that the lead enters. `null` if leads share the sandbox.',
      }),
    lead_id: id('lead')
      .nullable()
      .openapi({
        type: ['string', 'null'],
        description: '`null` once the data was deleted or the lead erased.',
      }),
    lead: leadSummary,
    status,
    machine_status: machineStatus.optional().openapi({ description: 'State of the machine that the lead enters.' }),
    waits_for: z.enum(accessWaits).optional().openapi('SandboxAccessWait', {
      description:
        'What a campaign or a journey waits for before the lead can enter: `room` in the plan, `activation` of the sandbox, or `space` in it.',
    }),
    used_bytes: z.int().nullable(),
    source: enumWith(accessSources, {
      manual: 'A person of the site.',
      api: 'A program with an API key.',
      campaign: 'A campaign whose form the lead submitted.',
      journey: 'A step of a journey.',
    }).openapi('SandboxAccessSource'),
    given_at: instant,
    expires_at: instant.nullable().openapi({ description: 'Its end. `null` for none.' }),
    cleanup_at: instant.nullable().openapi({ description: 'When its data is deleted. `null` if it is kept.' }),
    first_opened_at: instant.nullable(),
    last_opened_at: instant.nullable(),
    opens: z.int(),
    version,
  })
  .openapi('SandboxAccess')

const of = { database: 'site', permission: 'manage-sandboxes', tag: 'sandbox-access', status: 200 } as const
const site = '/v1/sites/{site_id}'
const of_sandbox = siteParams.extend({ sandbox_id: id('sandbox') })
const params = siteParams.extend({ access_id: id('sandbox_access') })
const example = {
  id: 'sacc_0199a3f2c4d87e6b9a0112233445566f',
  sandbox_id: 'sbx_0199a3f2c4d87e6b9a0112233445566f',
  sandbox_name: 'Shop-demo',
  copy_id: null,
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  lead: { email: 'ana@example.com', name: 'Ana García' },
  status: 'active',
  machine_status: 'ready',
  used_bytes: 73_400_320,
  source: 'campaign',
  given_at: '2027-03-14T09:30:00.000Z',
  expires_at: '2027-03-17T09:30:00.000Z',
  cleanup_at: '2027-03-24T09:30:00.000Z',
  first_opened_at: '2027-03-14T09:32:00.000Z',
  last_opened_at: '2027-03-14T09:32:00.000Z',
  opens: 1,
  version: 1,
} as const
const one = { ...of, params, response: access, example, versioned: true, subject: 'sandbox_access' } as const

export const listSandboxAccesses = contract({
  ...of,
  permission: 'read-sandbox',
  operationId: 'listSandboxAccesses',
  method: 'get',
  path: `${site}/sandbox-accesses`,
  summary: 'List leads’ access to sandboxes, newest first',
  description: 'Returns which leads can enter which sandbox, and until when.',
  params: siteParams,
  query: z.strictObject({ ...createdQuery, sandbox_id: id('sandbox').optional(), lead_id: id('lead').optional() }),
  response: pageOf('SandboxAccessPage', access),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const assignSandbox = contract({
  ...one,
  operationId: 'assignSandbox',
  method: 'post',
  path: `${site}/sandboxes/{sandbox_id}/accesses`,
  summary: 'Give a lead access to a sandbox',
  description:
    'With `lead_access` `copy` the lead gets a copy, from the pool if one is ready. The link is emailed once there is something to enter.',
  status: 201,
  params: of_sandbox,
  body: z
    .strictObject({
      lead_id: id('lead'),
      hours: z.int().min(0).max(sandboxSettingsLimits.sandbox_user_data_hours_max).optional().openapi({
        description: 'How long it lasts. `0` for no end; by default as long as the sandbox says.',
      }),
      send_email: z.boolean().optional().openapi({ description: 'Whether the link is emailed.', default: true }),
    })
    .openapi('NewSandboxAccess'),
  body_example: { lead_id: example.lead_id, hours: 72, send_email: false },
  consumes: [sandboxesAllowance],
  problems: ['sandbox_not_activated', 'sandbox_already_assigned', 'sandbox_space_over'],
})

export const getSandboxAccess = contract({
  ...one,
  permission: 'read-sandbox',
  operationId: 'getSandboxAccess',
  method: 'get',
  path: `${site}/sandbox-accesses/{access_id}`,
  summary: 'Get a lead’s access to a sandbox',
  description: 'Returns status and end of the access, and how often the lead came.',
})

export const extendSandboxAccess = contract({
  ...one,
  operationId: 'extendSandboxAccess',
  method: 'post',
  path: `${site}/sandbox-accesses/{access_id}/extend`,
  summary: 'Extend a lead’s access',
  description: 'From its end, or from now where it has expired and its data is still there.',
  body: z.strictObject({ hours: z.int().min(1).max(most.sandbox_extend_hours_max) }).openapi('SandboxAccessExtension'),
  body_example: { hours: 24 },
  problems: ['sandbox_not_activated', 'transition_not_allowed'],
})

export const endSandboxAccess = contract({
  ...one,
  operationId: 'endSandboxAccess',
  method: 'post',
  path: `${site}/sandbox-accesses/{access_id}/end`,
  summary: 'End a lead’s access now',
  description: 'Its link is dead at once; the data follows when the sandbox says so.',
  problems: ['transition_not_allowed'],
})

export const deleteSandboxAccess = contract({
  ...of,
  operationId: 'deleteSandboxAccess',
  method: 'delete',
  path: `${site}/sandbox-accesses/{access_id}`,
  summary: 'End a lead’s access and delete its data now',
  description: 'The lead’s copy is deleted with everything that they did in it.',
  status: 204,
  params,
})

export const sendSandboxAccess = contract({
  ...one,
  operationId: 'sendSandboxAccess',
  status: 202,
  method: 'post',
  path: `${site}/sandbox-accesses/{access_id}/send`,
  summary: 'Email a lead a new link into their sandbox',
  description: 'Links that were sent before no longer work.',
  problems: ['sandbox_not_activated', 'too_many_requests'],
})

export const createSandboxLink = contract({
  ...of,
  operationId: 'createSandboxLink',
  method: 'post',
  path: `${site}/sandbox-accesses/{access_id}/links`,
  summary: 'Create a link that lets a lead into their sandbox once',
  description: 'The link is in this response alone. Whoever opens it first is let in.',
  status: 201,
  params,
  response: z.object({ url: z.string(), expires_at: instant }).openapi('SandboxLink'),
  example: { url: 'https://leads.example.com/v1/public/sandbox-entries/x', expires_at: '2027-04-13T09:30:00.000Z' },
  shows_secret: true,
  problems: ['sandbox_not_activated'],
})
