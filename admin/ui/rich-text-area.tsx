/** A text that may hold a little markup: bold, italic, links, lists, by button or key. */
import { Bold, Italic, Link, List } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useMessages } from '../messages/messages.tsx'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { linked, listed, type MarkSpan, wrapped } from './markup.ts'
import styles from './rich-text-area.module.css'
import type { TextAreaProps } from './text-area.tsx'

type RichTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** Markup of one line alone: consents, labels. */
  isLine?: boolean
}

export function RichTextArea({
  label,
  description,
  error,
  placeholder,
  rows = 3,
  isLine,
  ...props
}: RichTextAreaProps) {
  const { t } = useMessages()
  const area = useRef<HTMLTextAreaElement>(null)
  const apply = (change: (marked: MarkSpan) => MarkSpan) => {
    const element = area.current
    if (!element) return
    const { text, from, to } = change({ text: props.value, from: element.selectionStart, to: element.selectionEnd })
    if (props.maxLength !== undefined && text.length > props.maxLength) return
    props.onChange(text)
    // Once it is drawn.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from, to)
    })
  }
  const bold = () => apply(marked => wrapped(marked, '**'))
  const italic = () => apply(marked => wrapped(marked, '*'))
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { b: bold, i: italic }[event.key.toLowerCase()]
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || !act) return
    event.preventDefault()
    act()
  }
  const button = (name: string, icon: ReactNode, onPress: () => void) => (
    <IconButton label={name} icon={icon} onPress={onPress} />
  )
  return (
    <AriaTextField {...props} className={fieldStyles.field} data-slot="field" isInvalid={error ? true : undefined}>
      <div className={styles.head}>
        <FieldLabel label={label} isRequired={props.isRequired} showOptional={!props.isReadOnly} />
        <Toolbar className={styles.bar} aria-label={t('ui.markup', { name: label })}>
          {button(t('ui.bold'), <Bold size={14} aria-hidden />, bold)}
          {button(t('ui.italic'), <Italic size={14} aria-hidden />, italic)}
          {button(t('ui.link'), <Link size={14} aria-hidden />, () =>
            apply(marked => linked(marked, t('ui.link_words'))),
          )}
          {!isLine && button(t('ui.list'), <List size={14} aria-hidden />, () => apply(listed))}
        </Toolbar>
      </div>
      <AriaTextArea
        ref={area}
        className={fieldStyles.input}
        placeholder={placeholder}
        rows={rows}
        onKeyDown={onKeyDown}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  )
}
