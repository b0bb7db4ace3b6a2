/** One group of properties that opens and closes, and the mark by which a problem finds its field. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import styles from './property-section.module.css'

export function PropertySection({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <Disclosure id={id} className={styles.section}>
      {({ isExpanded }) => (
        <>
          <Heading level={2} className={styles.head}>
            <Button slot="trigger" className={styles.trigger}>
              <ChevronRight size={16} aria-hidden />
              <span>{title}</span>
              {note && <small className="muted">{note}</small>}
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>
            <Fields isOpen={isExpanded}>{children}</Fields>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

/** Hundreds of fields that nobody opened would be most of what the editor draws. Once opened, they stay. */
function Fields({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <div className="stack">{children}</div>
}

/** Wraps a field so that "fix this" can go there. `stage` is what the preview shows meanwhile. */
export function At({ pointer, stage, children }: { pointer: string; stage?: 'done'; children: ReactNode }) {
  return (
    <div data-pointer={pointer} data-stage={stage}>
      {children}
    </div>
  )
}
