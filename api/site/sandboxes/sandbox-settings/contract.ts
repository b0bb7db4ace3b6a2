/** What new sandboxes begin with, the site's control panel, and what this server has for running WordPress. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf, enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { failureCodes } from '../drivers/rules.ts'
import { sandboxSettingsUpdated } from './events.ts'
import { sandboxSettingsLimits as most } from './limits.ts'

const refused = (code: string) => ({ params: { code } })
const hostPattern = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/
const host = text(most.panel_host_characters_max)
  .refine(name => name === '' || hostPattern.test(name), refused('panel_host_invalid'))
  .openapi({
    type: 'string',
    maxLength: most.panel_host_characters_max,
    description: 'Host of the server. Empty for none.',
  })
const certificate = z
  .string()
  .max(200)
  .transform(print => print.replaceAll(':', '').trim().toLowerCase())
  .refine(print => print === '' || /^[0-9a-f]{64}$/.test(print), refused('certificate_print_invalid'))
  .openapi({
    type: 'string',
    maxLength: 200,
    description:
      'SHA-256 fingerprint of the only certificate that is accepted, for servers with a certificate of their own making. Empty for certificates that are valid for the host.',
  })

export const cleanupUnit = enumOf({ hours: '60 minutes each.', days: '24 hours each.' }).openapi('SandboxCleanupUnit')

const settings = z
  .object({
    size_gb: z.number().nullable().openapi({ description: 'Space of a new sandbox, in GB. `null` for no limit.' }),
    user_data_expiry_hours: z.int().openapi({ description: 'How long a lead’s access lasts. `0` for no end.' }),
    cleanup_after: z.int().nullable(),
    cleanup_unit: cleanupUnit,
    idle_minutes: z.int().openapi({ description: 'Minutes without a visit after which a WordPress is stopped.' }),
    panel_host: z.string(),
    panel_port: z.int(),
    panel_username: z.string(),
    panel_token_hint: z.string().nullable().openapi({ description: 'Last characters of the API token.' }),
    panel_certificate: z.string(),
    panel_plan: z.string().openapi({ description: 'Hosting package of new accounts. Empty for their size alone.' }),
    version,
  })
  .openapi('SandboxSettings')

const of = {
  database: 'site',
  permission: 'manage-sandboxes',
  tag: 'sandbox-settings',
  params: siteParams,
  status: 200,
} as const
const path = '/v1/sites/{site_id}/sandbox-settings'
const example = {
  size_gb: 1,
  user_data_expiry_hours: 72,
  cleanup_after: 7,
  cleanup_unit: 'days',
  idle_minutes: 15,
  panel_host: 'panel.example.com',
  panel_port: 2087,
  panel_username: 'root',
  panel_token_hint: '…x7Qa',
  panel_certificate: '',
  panel_plan: 'demo',
  version: 2,
} as const

export const getSandboxSettings = contract({
  ...of,
  permission: 'read-sandbox',
  operationId: 'getSandboxSettings',
  method: 'get',
  path,
  summary: 'Get the settings of sandboxes',
  description:
    'Returns what new sandboxes begin with, and how the control panel is reached. Secrets are never returned.',
  response: settings,
  example,
  versioned: true,
})

export const updateSandboxSettings = contract({
  ...of,
  operationId: 'updateSandboxSettings',
  method: 'patch',
  path,
  summary: 'Change what new sandboxes begin with, or connect a cPanel server',
  description:
    'The API token is stored encrypted and never returned. It belongs to its host: if you change the host, send the token again.',
  audit: sandboxSettingsUpdated,
  body: z
    .strictObject({
      size_gb: z.number().min(0.1).max(most.sandbox_size_gb_max).nullable(),
      user_data_expiry_hours: z.int().min(0).max(most.sandbox_user_data_hours_max),
      cleanup_after: z.int().min(0).max(most.sandbox_cleanup_max).nullable(),
      cleanup_unit: cleanupUnit,
      idle_minutes: z.int().min(most.sandbox_idle_minutes_min).max(most.sandbox_idle_minutes_max),
      panel_host: host,
      panel_port: z.int().min(1).max(65_535),
      panel_username: text(most.panel_user_characters_max),
      panel_token: text(most.panel_token_characters_max).openapi({ type: 'string', format: 'password' }),
      panel_certificate: certificate,
      panel_plan: text(most.panel_plan_characters_max),
    })
    .partial()
    .openapi('SandboxSettingsChanges'),
  body_example: { user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days', idle_minutes: 15 },
  response: settings,
  example,
  versioned: true,
})

const faults = failureCodes.filter(code => code.startsWith('panel_'))
const outcome = enumOf({ connected: 'It answered.', ...wordsIn('sandbox_failure', faults) }).openapi(
  'SandboxPanelOutcome',
)
const lacks = ['runtime_missing', 'wordpress_missing', 'address_missing'] as const

export const testSandboxPanel = contract({
  ...of,
  operationId: 'testSandboxPanel',
  method: 'post',
  path: `${path}/test`,
  summary: 'Test the connection to the cPanel server',
  description: 'Asks for one account, and changes nothing there.',
  idempotency: 'ignored',
  response: z
    .object({
      outcome,
      certificate: z.string().nullable().openapi({
        description: 'SHA-256 fingerprint of the certificate that the server showed, to compare and to pin.',
      }),
      milliseconds: z.int(),
    })
    .openapi('SandboxPanelTested'),
  example: { outcome: 'connected', certificate: null, milliseconds: 240 },
  problems: ['too_many_requests'],
})

export const getSandboxRuntime = contract({
  ...of,
  permission: 'read-sandbox',
  operationId: 'getSandboxRuntime',
  method: 'get',
  path: '/v1/sites/{site_id}/sandbox-runtime',
  summary: 'Get whether this server can run WordPress sandboxes',
  description: 'Returns what is missing, and the command that installs it.',
  response: z
    .object({
      is_ready: z.boolean(),
      missing: enumWith(lacks, wordsIn('sandbox_failure', lacks)).optional().openapi({
        description: 'What is missing first. With `command`, run that on the server.',
      }),
      command: z.string(),
      runtime_version: z.string().nullable(),
      awake: z.int().openapi({ description: 'Number of sandboxes of the whole server that run now.' }),
      awake_max: z.int(),
      network: z.enum(['process']).openapi({
        description: 'How far connections out of a sandbox are cut off. `process`: its process refuses to open any.',
      }),
    })
    .openapi('SandboxRuntime'),
  example: {
    is_ready: true,
    command: 'npm run sandboxes:install',
    runtime_version: '3.1.56',
    awake: 2,
    awake_max: 8,
    network: 'process',
  },
})
