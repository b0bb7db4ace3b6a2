/** The steps of an import in their order, and where it is. */
import { useMessages } from '../../messages/messages.tsx'
import styles from './imports.module.css'

const steps = ['map', 'check', 'import'] as const
export type Step = (typeof steps)[number]

export function ImportSteps({ here }: { here: Step }) {
  const { t } = useMessages()
  const words: Record<Step, string> = {
    map: t('imports.step_map'),
    check: t('imports.step_check'),
    import: t('imports.step_import'),
  }
  return (
    <ol className={styles.steps} aria-label={t('imports.steps')}>
      {steps.map((step, i) => (
        <li key={step} aria-current={step === here ? 'step' : undefined}>
          <span className="numbers">{i + 1}</span> {words[step]}
        </li>
      ))}
    </ol>
  )
}
