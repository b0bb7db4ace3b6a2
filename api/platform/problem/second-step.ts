/** How the second step of signing in is taken: said by the refusal that asks for it, and by the endpoint that takes it. */
import { z } from '@hono/zod-openapi'

export const secondStepType = z.enum(['totp', 'email', 'recovery_code']).openapi('SecondStepType')
export type SecondStepType = z.infer<typeof secondStepType>
