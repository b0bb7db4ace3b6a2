/** The schemas of a sandbox: what it is on the wire, and what of it an owner sets. */
import { z } from '@hono/zod-openapi'
import { enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { id, instant, text, version } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { failureCodes } from '../drivers/rules.ts'
import { cleanupUnit } from '../sandbox-settings/contract.ts'
import { sandboxSettingsLimits } from '../sandbox-settings/limits.ts'
import { sandboxLimits } from './limits.ts'
import { machineStatuses, sandboxStatuses, sandboxTasks, sandboxTypes } from './statuses.ts'

const refused = (code: string) => ({ params: { code } })
const { sandbox_name_characters_min: least, sandbox_name_characters_max: most } = sandboxLimits

const namePattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
export const sandboxName = z
  .string()
  .transform(name => name.trim())
  .refine(name => name.length >= least, {
    params: { code: 'sandbox_name_short', values: { minimum: least } },
  })
  .refine(name => name.length <= most, { params: { code: 'too_long', values: { maximum: most } } })
  .refine(name => name.length < least || namePattern.test(name), refused('sandbox_name_characters'))
  .openapi({
    type: 'string',
    minLength: least,
    maxLength: most,
    pattern: namePattern.source,
    description:
      'Letters, digits and hyphens, without a hyphen at the start or the end. Unique without regard to case.',
  })

const isStrong = (secret: string): boolean =>
  secret.length >= sandboxLimits.control_panel_password_characters_min &&
  /[A-Z]/.test(secret) &&
  /[a-z]/.test(secret) &&
  /\d/.test(secret)

export const controlPanelPassword = text(sandboxLimits.sandbox_secret_characters_max)
  .refine(isStrong, {
    params: {
      code: 'control_panel_password_weak',
      values: { minimum: sandboxLimits.control_panel_password_characters_min },
    },
  })
  .openapi({
    type: 'string',
    format: 'password',
    minLength: sandboxLimits.control_panel_password_characters_min,
    description: 'With an upper-case letter, a lower-case letter and a digit.',
  })

/** The form of account names on cPanel servers. */
const accountPattern = /^(?!test)[a-z][a-z0-9]{0,15}$/
export const controlPanelUsername = z
  .string()
  .refine(name => accountPattern.test(name), refused('control_panel_username_invalid'))
  .openapi({
    type: 'string',
    maxLength: sandboxLimits.control_panel_user_characters_max,
    description:
      'Lower-case letters and digits, beginning with a letter and not with `test`. Its first eight characters must be unique on the server.',
  })

const type = z.enum(sandboxTypes).openapi('SandboxType', {
  description:
    '`wordpress`: a WordPress that runs on this server. `cpanel`: an account on a cPanel server. `url`: a demo that runs elsewhere, of which leads are given the URL and credentials.',
})
const leadAccess = z.enum(['shared', 'copy']).openapi('SandboxLeadAccess', {
  description: '`shared`: leads share it. `copy`: each lead gets a copy of it.',
})

/** What may be set and changed; all are optional. */
export const sandboxFields = {
  url: webAddress.optional().openapi({
    description:
      'URL of a demo that runs elsewhere, or of the domain of a cPanel account. Taken for `url` and `cpanel`.',
  }),
  lead_access: leadAccess.optional(),
  size_gb: z.number().min(0.1).max(sandboxSettingsLimits.sandbox_size_gb_max).nullable().optional(),
  trial_ends_at: instant.nullable().optional(),
  expires_at: instant.nullable().optional(),
  username: text(sandboxLimits.sandbox_user_characters_max).optional().openapi({
    description: 'User name that leads are given. Taken for `url`.',
  }),
  password: text(sandboxLimits.sandbox_secret_characters_max).optional().openapi({
    type: 'string',
    format: 'password',
    description: 'Password that leads are given. Stored encrypted and never returned. Taken for `url`.',
  }),
  user_data_expiry_hours: z.int().min(0).max(sandboxSettingsLimits.sandbox_user_data_hours_max).optional().openapi({
    description: 'How long a lead’s access lasts, in hours. `0` for no end.',
  }),
  cleanup_after: z.int().min(0).max(sandboxSettingsLimits.sandbox_cleanup_max).nullable().optional().openapi({
    description: 'How long after its end the data is deleted, in `cleanup_unit`. `null` to keep it.',
  }),
  cleanup_unit: cleanupUnit.optional(),
  pool_size: z.int().min(0).max(sandboxLimits.sandbox_pool_max).optional().openapi({
    description: 'Number of copies that are prepared in advance for the next leads. Taken with `lead_access` `copy`.',
  }),
}

export const sandboxFailure = enumWith(failureCodes, wordsIn('sandbox_failure', failureCodes)).openapi('SandboxFailure')

export const machineStatus = enumWith(machineStatuses, {
  creating: 'Being made, or changed; see `task`.',
  ready: 'It runs.',
  asleep: 'Not running; the next request starts it.',
  failed: 'See `failure`, then retry.',
  deleting: 'Being removed.',
}).openapi('SandboxMachineStatus', {
  description: 'State of the machine.',
})

export const sandbox = z
  .object({
    id: id('sandbox'),
    name: z.string(),
    type,
    url: z.string().nullable().openapi({ description: 'Where it is. `null` until it is known.' }),
    lead_access: leadAccess,
    machine_status: machineStatus,
    task: enumWith(sandboxTasks, {
      create: 'The sandbox is being built.',
      copy: 'It is being copied from another one.',
      snapshot: 'A snapshot of it is being taken.',
      reset: 'It is being brought back to its snapshot.',
      suspend: 'It is being put to sleep.',
      resume: 'It is being woken.',
    })
      .openapi('SandboxTask', { description: 'What is being done while the state is `creating`.' })
      .optional(),
    status: enumWith(sandboxStatuses, {
      active: 'Paid, and leads can enter.',
      trialing: 'In its trial, and leads can enter.',
      expiring: 'In the last tenth of its life.',
      action_required: 'Ended less than 72 hours ago; extend it, or it expires.',
      canceled: 'Not renewed; leads can enter until its end.',
      expired: 'It ended, and its data is removed.',
    }).openapi('SandboxStatus', {
      description: 'Status of the subscription. Leads cannot enter one that ended.',
    }),
    failure: sandboxFailure.optional().openapi({ description: 'Why it failed, or why its last task did.' }),
    failure_part: z.string().optional().openapi({
      description: 'With `blueprint_failed`: the plugin or theme that breaks WordPress, or cannot be switched on.',
    }),
    restarts_at: instant.optional().openapi({
      description:
        'When it can be started again. Only for a while after WordPress ended by itself again and again, hung, or took too much memory.',
    }),
    has_blueprint: z.boolean().openapi({ description: 'Whether it is built from a blueprint.' }),
    size_gb: z.number().nullable().openapi({ description: 'Space it may take, in GB. `null` for no limit.' }),
    used_bytes: z.int().nullable().openapi({ description: 'Space it takes. `null` before it was measured.' }),
    space_over: z.boolean(),
    trial_ends_at: instant.nullable(),
    expires_at: instant.nullable(),
    canceled_at: instant.nullable(),
    cleanup_at: instant.nullable().openapi({ description: 'When its data is deleted. `null` if it is kept.' }),
    username: z.string(),
    has_password: z.boolean(),
    control_panel_username: z.string(),
    has_control_panel_password: z.boolean(),
    user_data_expiry_hours: z.int(),
    cleanup_after: z.int().nullable(),
    cleanup_unit: cleanupUnit,
    pool_size: z.int(),
    pool_ready: z.int().openapi({ description: 'Number of prepared copies that wait for a lead.' }),
    has_snapshot: z.boolean(),
    source_id: id('sandbox')
      .nullable()
      .openapi({
        type: ['string', 'null'],
        description: 'ID of the sandbox that it is a copy of.',
      }),
    lead_count: z.int().openapi({ description: 'Number of leads who have access now.' }),
    last_accessed_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Sandbox')

export const sandboxExample = {
  id: 'sbx_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Shop-demo',
  type: 'wordpress',
  url: 'https://shop-demo-1f3k9.demos.example.com',
  lead_access: 'copy',
  machine_status: 'ready',
  status: 'active',
  has_blueprint: false,
  size_gb: 1,
  used_bytes: 73_400_320,
  space_over: false,
  trial_ends_at: null,
  expires_at: '2028-03-14T09:30:00.000Z',
  canceled_at: null,
  cleanup_at: '2028-03-24T09:30:00.000Z',
  username: '',
  has_password: false,
  control_panel_username: '',
  has_control_panel_password: false,
  user_data_expiry_hours: 72,
  cleanup_after: 7,
  cleanup_unit: 'days',
  pool_size: 1,
  pool_ready: 1,
  has_snapshot: true,
  source_id: null,
  lead_count: 3,
  last_accessed_at: '2027-03-14T09:30:00.000Z',
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const
export { type as sandboxType }
