/** What plans ask of those that sell them. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

type Db = Handle<'control'>

export interface PlanSales {
  /** Brings products and prices at Stripe in line with the plan. */
  offerChanged(tx: Db, plan_id: string, now: number): Promise<void>
  /** Whether somebody pays for the plan, or is about to change to it. */
  isPaidFor(db: Db, plan_id: string): Promise<boolean>
  /** Whether the account pays for its own plan. */
  paysForPlan(db: Db, account_id: string): Promise<boolean>
}

export const planSales = port<PlanSales>('planSales')

/** Whether somebody has a checkout of the plan open: they may pay at any moment. */
export const planCheckouts = port<(db: Db, plan_id: string, now: number) => Promise<boolean>>('planCheckouts')
