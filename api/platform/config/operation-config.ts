/** How the server is run and watched: its log, its end, who may read what it says of itself. */
import { z } from '@hono/zod-openapi'
import { limits } from '../runtime/limits.ts'

const whole = (minimum: number, maximum: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(minimum).max(maximum))

export const operationVariables = {
  ACCESS_LOG: {
    rule: z.enum(['true', 'false']).default('false'),
    says: 'true where the log has a line for each request at the level info, otherwise false; at the level debug it has them anyway',
    example: 'true',
  },
  BACKUP_DIR: {
    rule: z.string().min(1).optional(),
    says: 'a folder, best on another disk, in which the server makes backups by itself; without it, it makes none',
    example: '/backups/leadwright',
  },
  BACKUP_HOURS: {
    rule: whole(1, limits.backup_hours_max).default(limits.backup_hours),
    says: `hours from one of these backups to the next, 1 to ${limits.backup_hours_max}`,
    example: '24',
  },
  BACKUPS_KEPT: {
    rule: whole(1, limits.backups_kept_max).default(limits.backups_kept),
    says: `how many of these backups are kept, 1 to ${limits.backups_kept_max}`,
    example: '7',
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
  NTP_SERVER: {
    rule: z
      .string()
      .regex(/^[^\s/]+$|^https?:\/\/\S+$/)
      .default('pool.ntp.org'),
    says: 'whose time `npm run doctor` holds against that of this machine: a server of NTP, or the address of any server with https:// where UDP is closed',
    example: 'pool.ntp.org',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    rule: z.url({ protocol: /^https?$/ }).optional(),
    says: 'where traces of requests, jobs and journeys are sent, a collector of OpenTelemetry that takes HTTP; its other variables (OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER) are heeded too',
    example: 'http://localhost:4318',
  },
  SECURITY_CONTACT: {
    rule: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
    says: 'where people report what is not secure, with mailto: or https://; published in /.well-known/security.txt',
    example: 'mailto:security@example.com',
  },
} as const

export interface OperationConfig {
  /** Made by the server itself; undefined where it makes none. */
  backups: { folder: string; hours: number; count: number } | undefined
  /** A line for each request at the level info. */
  access_log: boolean
  /** Of a process that was told to stop, until it takes no new connections. */
  drain_seconds: number
  /** Of Prometheus. */
  metrics_token: string | undefined
  /** Whose time is asked for by the doctor. */
  ntp_server: string
  /** Whether traces are collected. */
  traces: boolean
  /** Of security.txt. */
  security_contact: string | undefined
}

type Values = { [N in keyof typeof operationVariables]: z.output<(typeof operationVariables)[N]['rule']> }

export const operationConfig = (v: Values): OperationConfig => ({
  backups: v.BACKUP_DIR ? { folder: v.BACKUP_DIR, hours: v.BACKUP_HOURS, count: v.BACKUPS_KEPT } : undefined,
  access_log: v.ACCESS_LOG === 'true',
  drain_seconds: v.DRAIN_SECONDS,
  metrics_token: v.METRICS_TOKEN,
  ntp_server: v.NTP_SERVER,
  traces: v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  security_contact: v.SECURITY_CONTACT,
})
