/** How the server is run and watched: its log, its end, who may read what it says of itself. */
import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'

const whole = (minimum: number, maximum: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(minimum).max(maximum))

export const operationVariables = {
  ACCESS_LOG: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'true where the log has a line for each request at the level info, otherwise false; at the level debug it has them anyway',
    example: 'true',
  },
  DRAIN_SECONDS: {
    rule: whole(0, limits.drain_seconds_max).default(limits.drain_seconds),
    says: 'seconds in which a process that was told to stop still answers, while /readyz says 503; behind a balancer, longer than it takes to notice',
    example: '5',
  },
  METRICS_TOKEN: {
    rule: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/)
      .optional(),
    says: 'the token with which Prometheus asks for /metrics, 16 to 200 characters; without it, only programs on this machine are answered',
    example: 'mUC2sTzKGjVQeWz0',
  },
  SECURITY_CONTACT: {
    rule: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
    says: 'where people report what is not secure, with mailto: or https://; published in /.well-known/security.txt',
    example: 'mailto:security@example.com',
  },
} as const

export interface OperationConfig {
  /** A line for each request at the level info. */
  access_log: boolean
  /** Of a process that was told to stop, until it takes no new connections. */
  drain_seconds: number
  /** Of Prometheus. */
  metrics_token: string | undefined
  /** Of security.txt. */
  security_contact: string | undefined
}

type Values = { [N in keyof typeof operationVariables]: z.output<(typeof operationVariables)[N]['rule']> }

export const operationConfig = (v: Values): OperationConfig => ({
  access_log: v.ACCESS_LOG === 'true',
  drain_seconds: v.DRAIN_SECONDS,
  metrics_token: v.METRICS_TOKEN,
  security_contact: v.SECURITY_CONTACT,
})
