/** Loading failed: what happened, what to do, and the request id to hand on. */
import { ChevronLeft, CircleAlert, RotateCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import type { Href } from './href.ts'
import { Link } from './link.tsx'
import { problemOf } from './problem.ts'
import styles from './states.module.css'

// Where nothing fails, nothing of it is loaded.
const CopyButton = lazy(() => import('./copy-button.tsx').then(button => ({ default: button.CopyButton })))

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
  /** It replaces the whole screen, so its title is the page's heading. */
  isPage?: boolean
  /** A link to continue with. */
  back?: { href: Href; label: string }
}

export function ErrorState({ error, onRetry, isPage = false, back }: ErrorStateProps) {
  const { t } = useMessages()
  const problem = problemOf(error)
  const isGone = problem.status === 404
  const Heading = isPage ? 'h1' : 'h2'
  const text = problem.status === 0 ? t('ui.unreachable') : problem.text || t('ui.try_again_later')
  return (
    <div className={styles.state} data-slot="state" role="alert">
      <div className={styles.icon} data-tone="bad">
        <CircleAlert size={20} aria-hidden />
      </div>
      <Heading>{t(isGone ? 'ui.not_there' : 'ui.could_not_load')}</Heading>
      <p className="muted">{text}</p>
      {onRetry && !isGone && (
        <Button icon={<RotateCw size={14} aria-hidden />} onPress={onRetry}>
          {t('ui.try_again')}
        </Button>
      )}
      {back && (
        <Link look="button" href={back.href}>
          <ChevronLeft size={14} aria-hidden />
          {back.label}
        </Link>
      )}
      {problem.request_id && (
        <p className={`${styles.id} muted`}>
          {t('ui.request_id')} <code>{problem.request_id}</code>
          <Suspense>
            <CopyButton text={problem.request_id} label={t('ui.copy_request_id')} />
          </Suspense>
        </p>
      )}
    </div>
  )
}
