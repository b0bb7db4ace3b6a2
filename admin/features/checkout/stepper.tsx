/** Register, confirm the plan, pay, done: where one is among them. */
import { Check } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './checkout.module.css'

export const steps = ['register', 'plan', 'payment', 'completed'] as const
export type Step = (typeof steps)[number]

/** `isCompleted`: the last step is done, too. */
export function Stepper({ step, isCompleted }: { step: Step; isCompleted: boolean }) {
  const { t } = useMessages()
  const names = [
    t('checkout.step_register'),
    t('checkout.step_plan'),
    t('checkout.step_payment'),
    t('checkout.step_completed'),
  ]
  const now = steps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('checkout.steps')}>
      {names.map((name, index) => {
        const isDone = index < now || isCompleted
        return (
          <li key={name} aria-current={index === now ? 'step' : undefined} data-done={isDone || undefined}>
            <span className={styles.number}>
              {isDone ? <Check size={14} aria-label={t('checkout.step_done')} /> : index + 1}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
