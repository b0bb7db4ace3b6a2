/**
 * Declares a job: its kind and the schema of its payload. A feature's jobs are in its jobs.ts and listed in its
 * feature.ts.
 */
import { z } from '@hono/zod-openapi'
import type { Job } from './table.ts'

export interface JobDefinition<N extends string = string, S extends z.ZodType = z.ZodType> {
  /** Stored with each job: never changed once released. */
  readonly type: N
  readonly payload: S
}

const nothing = z.null()
type Nothing = typeof nothing

/** Work that is done outside a transaction. Without a schema, its subject says all. */
export function defineJob<const N extends string>(type: N): JobDefinition<N, Nothing>
/** Nullable, where a former release stored none. */
export function defineJob<const N extends string, S extends z.ZodObject | z.ZodNullable<z.ZodObject>>(
  type: N,
  payload: S,
): JobDefinition<N, S>
export function defineJob(type: string, payload: z.ZodType = nothing): JobDefinition {
  return { type, payload }
}

/** A job as its handler gets it. */
export type JobOf<D extends JobDefinition> = Omit<Job, 'payload'> & { payload: z.output<D['payload']> }

/** A queued job: one for each kind and subject. */
export type NewJob<D extends JobDefinition> = {
  subject_id: string
  /** At once, where it is absent. */
  due_at?: number
} & (z.input<D['payload']> extends null ? { payload?: never } : { payload: z.input<D['payload']> })

/** Names the job and the places in its payload; never a value, which may be a person's. */
export class JobPayloadError extends Error {
  constructor({ type }: JobDefinition, error: z.ZodError) {
    const places = error.issues.map(({ path, code }) => `/${path.join('/')} (${code})`)
    super(`The payload of a job ${type} does not fit its declaration at ${places.join(', ')}`)
    this.name = 'JobPayloadError'
  }
}

/** The job with its payload as it was declared. */
export function readJob<D extends JobDefinition>(definition: D, job: Job): JobOf<D> {
  const { data, error } = definition.payload.safeParse(job.payload ?? null)
  if (error) throw new JobPayloadError(definition, error)
  return { ...job, payload: data as z.output<D['payload']> }
}
