/** The right side of the editor: all properties in sections, and the way from a problem to its field. */
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { type Language, useMessages } from '../../messages/messages.tsx'
import { AfterSection } from './after-section.tsx'
import { ContentSection } from './content-section.tsx'
import type { Draft, Edit } from './draft.ts'
import { FormSection } from './form-section.tsx'
import { LookSection } from './look-section.tsx'
import type { Stage } from './preview.tsx'
import type { CustomField } from './preview-popup.ts'
import { ShowSection } from './show-section.tsx'

export type PropertiesProps = {
  site_id: string
  language: Language
  draft: Draft
  edit: Edit
  custom: CustomField[]
  onStage: (stage: Stage) => void
  /** A pointer to go to; a new object each time it is asked for. */
  goal: { pointer: string } | undefined
}

const sectionOf = (pointer: string): string => {
  if (pointer.startsWith('/content/thank_you')) return 'thanks'
  if (pointer.startsWith('/form/tag_ids') || pointer.startsWith('/form/audience_ids')) return 'after'
  const [, first = ''] = pointer.split('/')
  const sections: Record<string, string> = {
    content: 'content',
    form: 'form',
    style: 'look',
    position: 'look',
    animation: 'look',
  }
  return sections[first] ?? 'show'
}

/** The longest mark that the pointer begins with. */
function elementFor(panel: HTMLElement, pointer: string): HTMLElement | undefined {
  const marks = [...panel.querySelectorAll<HTMLElement>('[data-pointer]')]
  return marks
    .filter(mark => `${pointer}/`.startsWith(`${mark.dataset.pointer}/`))
    .sort((a, b) => (b.dataset.pointer ?? '').length - (a.dataset.pointer ?? '').length)[0]
}

export function Properties({ site_id, language, draft, edit, custom, onStage, goal }: PropertiesProps) {
  const { t } = useMessages()
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<Set<string | number>>(new Set(['content', 'form']))
  useEffect(() => {
    if (!goal) return
    setOpen(open => new Set([...open, sectionOf(goal.pointer)]))
    const timer = setTimeout(() => {
      const place = panel.current && elementFor(panel.current, goal.pointer)
      place?.scrollIntoView({ block: 'center' })
      place?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    }, 60)
    return () => clearTimeout(timer)
  }, [goal])
  const follow = (event: FocusEvent) => onStage(event.target.closest('[data-stage=done]') ? 'done' : 'form')
  const parts = { draft, edit }
  return (
    <aside className="properties" ref={panel} aria-label={t('popup_editor.properties')} onFocusCapture={follow}>
      <DisclosureGroup allowsMultipleExpanded expandedKeys={open} onExpandedChange={keys => setOpen(new Set(keys))}>
        <ContentSection {...parts} />
        <FormSection {...parts} custom={custom} language={language} />
        <AfterSection {...parts} site_id={site_id} />
        <ShowSection {...parts} />
        <LookSection {...parts} />
      </DisclosureGroup>
    </aside>
  )
}
