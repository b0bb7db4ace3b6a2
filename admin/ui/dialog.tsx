/** A task in front of the screen. It has a title, closes with Esc and returns the focus. For yes or no, use ConfirmDialog. */
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../messages/messages.tsx'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

export type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** "alertdialog" where an answer is needed. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons at the end; in a dialog with a form, leave it out and end the form with its own. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ title, isOpen, onClose, size = 'medium', role = 'dialog', footer, children }: DialogProps) {
  const { t } = useMessages()
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog className={styles.dialog} role={role}>
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton label={t('ui.close')} icon={<X size={16} aria-hidden />} onPress={onClose} />
            )}
          </header>
          <Body>{children}</Body>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

const fields =
  'form :is(input:not([type=hidden], [type=file]), textarea, [role=combobox], button[aria-haspopup=listbox])'

/** A form begins with its first field, unless something else has taken the focus. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (body.current?.contains(document.activeElement)) return
    const first = [...(body.current?.querySelectorAll<HTMLElement>(fields) ?? [])]
    first.find(field => !field.matches(':disabled') && field.checkVisibility())?.focus()
  }, [])
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  )
}
