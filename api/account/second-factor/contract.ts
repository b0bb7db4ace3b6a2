/** The own second factor: an authenticator app, codes by email, and recovery codes. The step at sign-in is in contract-step.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { recoveryCodesCreated, secondFactorDisabled, secondFactorEnabled } from './events.ts'

export const type = z.enum(['totp', 'email']).openapi('SecondFactorType', {
  description: '`totp`: an authenticator app. `email`: codes sent to the address used for signing in.',
})

const secondFactor = z
  .object({
    types: z
      .array(type)
      .openapi({ description: 'Second factors that are turned on. Empty if the password is enough.' }),
    recovery_codes_left: z.int(),
  })
  .openapi('SecondFactor')

const started = z
  .discriminatedUnion('type', [
    z
      .object({
        type: z.literal('totp'),
        secret: z.string().openapi({ description: 'Secret to enter by hand. Shown only once.' }),
        uri: z.string().openapi({ description: 'URI for the QR code (`otpauth://…`).' }),
      })
      .openapi('StartedTotp'),
    z.object({ type: z.literal('email'), sent_to: z.string() }).openapi('StartedEmailCodes'),
  ])
  .openapi('StartedSecondFactor')

const codes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .openapi({ description: 'Recovery codes, each valid once in place of a code. Shown only once.' }),
  })
  .openapi('RecoveryCodes')
const exampleCodes = { recovery_codes: ['K7QX-2MPA-9RTZ-4WHC-6BDN-8FGJ'] }

const of = { database: 'control', permission: 'signed-in', tag: 'second-factor' } as const
const sensitive = { ...of, idempotency: 'ignored', sensitive: true } as const
const chosen = z.strictObject({ type }).openapi('ChosenSecondFactor')

export const getSecondFactor = contract({
  ...of,
  operationId: 'getSecondFactor',
  method: 'get',
  path: '/v1/second-factor',
  summary: 'Get your second factors',
  description: 'Returns which factors are on, and how many recovery codes are left.',
  status: 200,
  response: secondFactor,
  example: { types: ['totp'], recovery_codes_left: 10 },
  problems: ['user_not_found'],
})

export const startSecondFactor = contract({
  ...sensitive,
  operationId: 'startSecondFactor',
  method: 'post',
  path: '/v1/second-factor',
  summary: 'Start the setup of a second factor',
  description:
    'It takes effect once its first code has been entered (`confirmSecondFactor`). Starting again replaces an unfinished start.',
  status: 200,
  body: chosen,
  body_example: { type: 'totp' },
  response: started,
  example: {
    type: 'totp',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Leadwright:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Leadwright',
  },
  problems: ['transition_not_allowed', 'too_many_requests', 'user_not_found'],
})

export const confirmSecondFactor = contract({
  ...sensitive,
  operationId: 'confirmSecondFactor',
  method: 'post',
  path: '/v1/second-factor/confirm',
  summary: 'Turn on a second factor with its first code',
  description:
    'A person’s first second factor comes with recovery codes. For any further one the list is empty, and the existing codes stay valid.',
  status: 200,
  audit: secondFactorEnabled,
  body: z.strictObject({ type, code: z.string().max(20) }).openapi('SecondFactorConfirmation'),
  body_example: { type: 'totp', code: '123456' },
  response: codes,
  example: exampleCodes,
  problems: ['second_factor_code_invalid', 'transition_not_allowed', 'too_many_requests', 'user_not_found'],
})

export const disableSecondFactor = contract({
  ...sensitive,
  operationId: 'disableSecondFactor',
  method: 'post',
  path: '/v1/second-factor/disable',
  summary: 'Turn off a second factor; with the last one, the recovery codes are deleted',
  description: 'Signing in no longer asks for this factor.',
  status: 204,
  audit: secondFactorDisabled,
  body: chosen,
  body_example: { type: 'totp' },
  problems: ['transition_not_allowed', 'user_not_found'],
})

export const createRecoveryCodes = contract({
  ...sensitive,
  operationId: 'createRecoveryCodes',
  method: 'post',
  path: '/v1/second-factor/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working',
  description: 'The codes are in this response alone. Each can be used once in place of a code of the second factor.',
  status: 200,
  audit: recoveryCodesCreated,
  response: codes,
  example: exampleCodes,
  problems: ['transition_not_allowed', 'user_not_found'],
})
