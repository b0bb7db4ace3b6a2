/** Asks before something is lost: the title names the act, the list names what goes with it, the button repeats the verb. */
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { problemOf } from './problem.ts'

export type ConfirmDialogProps = {
  title: string
  /** What will be lost or changed, one thing a line. */
  losses?: string[]
  children?: ReactNode
  /** The verb: "Delete popup", never "OK". */
  action: string
  /** The way out, where the act itself is to cancel something: else it is "Cancel". */
  keep?: string
  isDanger?: boolean
  /** While something that was asked for, such as the name, is missing. */
  isDisabled?: boolean
  isOpen: boolean
  onClose: () => void
  onConfirm: () => Promise<unknown> | void
}

export function ConfirmDialog({
  title,
  losses = [],
  children,
  action,
  keep,
  isDanger = true,
  ...props
}: ConfirmDialogProps) {
  const { t } = useMessages()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  // The dialog stays mounted: what was refused once is not said of the next thing.
  const close = () => {
    setError(undefined)
    props.onClose()
  }
  const confirm = async () => {
    setPending(true)
    setError(undefined)
    try {
      await props.onConfirm()
      close()
    } catch (thrown) {
      const problem = problemOf(thrown)
      setError([problem.text || t('ui.unreachable'), ...problem.errors.map(entry => entry.text)].join(' '))
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen={props.isOpen}
      onClose={close}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onPress={close} autoFocus>
            {keep ?? t('ui.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={props.isDisabled}
            onPress={confirm}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        {losses.length > 0 && (
          <div>
            <p className="muted">{t('ui.will_be_lost')}</p>
            <ul className={styles.losses}>
              {losses.map(loss => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
          </div>
        )}
        {error && <Notice tone="bad" title={error} />}
      </div>
    </Dialog>
  )
}
