/** What AI costs: kept in millionths of a US cent, told in millionths of a US dollar, so that both are integers. */
import { z } from '@hono/zod-openapi'

const cost_per_usd_micro = 100

export const usdMicros = (cost: number): number => Math.round(cost / cost_per_usd_micro)

export const usdMicrosSchema = z.int().openapi({ description: 'Cost in millionths of a US dollar.' })
