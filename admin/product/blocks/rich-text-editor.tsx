/** Editing of rich text where it stands, with a bar of tools. Loaded when a text is first edited. */
import { Extension } from '@tiptap/core'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  Underline,
  Unlink,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isEqual } from '../is-equal.ts'
import { useBlockKit } from './block-kit.tsx'
import { cleanedPaste } from './pasted-html.ts'
import { type EditorNode, fromEditor, type RichText, toEditor } from './rich-text.ts'
import styles from './rich-text-editor.module.css'
import { VariableChips } from './variable-chips.ts'

/** Alignment of paragraphs; documents have three. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: 'left',
          parseHTML: element =>
            (/^(center|right)$/.exec(element.style.textAlign || element.getAttribute('align') || '') ?? ['left'])[0],
          renderHTML: ({ align }) => (align && align !== 'left' ? { 'data-align': align } : {}),
        },
      },
    },
  ],
})

const extensions = [
  Align,
  VariableChips,
  StarterKit.configure({
    ...{ blockquote: false, code: false, codeBlock: false, heading: false, horizontalRule: false, strike: false },
    // The editor around it undoes.
    ...{ undoRedo: false, trailingNode: false },
    link: { openOnClick: false, autolink: true, isAllowedUri: () => true, HTMLAttributes: { rel: null, target: null } },
  }),
]

type RichTextEditorProps = {
  label: string
  content: RichText
  onChange: (content: ReturnType<typeof fromEditor>) => void
  onLeave: () => void
}

export function RichTextEditor({ label, content, onChange, onLeave }: RichTextEditorProps) {
  const latest = useRef({ content, onChange })
  useEffect(() => {
    latest.current = { content, onChange }
  })
  const editor = useEditor({
    extensions,
    content: toEditor(content) as object,
    // Styles of its own would need an inline style sheet, which the admin's policy forbids.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanedPaste,
    },
    autofocus: 'end',
    onUpdate: ({ editor: changed }) => latest.current.onChange(fromEditor(changed.getJSON() as EditorNode)),
  })
  // `autofocus` waits for a frame, and what is typed until then would be lost.
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.focus()
  }, [editor])
  // What was undone outside.
  useEffect(() => {
    if (editor && !isEqual(fromEditor(editor.getJSON() as EditorNode), content)) {
      editor.commands.setContent(toEditor(content) as object, { emitUpdate: false })
    }
  }, [editor, content])
  // The canvas around it has keys of its own.
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') onLeave()
    },
  }
  return (
    <div className={styles.editor} {...keys}>
      {editor && <Tools editor={editor} />}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const { t } = useMessages()
  const { Variables } = useBlockKit()
  const [isLinking, setLinking] = useState(false)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      align: String(now.getAttributes('paragraph').align ?? 'left'),
    }),
  })
  const run = () => editor.chain().focus()
  const toggles = [
    { id: 'bold', label: t('blocks.bold'), icon: Bold, on: is.bold, act: () => run().toggleBold().run() },
    { id: 'italic', label: t('blocks.italic'), icon: Italic, on: is.italic, act: () => run().toggleItalic().run() },
    {
      id: 'underline',
      label: t('blocks.underline'),
      icon: Underline,
      on: is.underline,
      act: () => run().toggleUnderline().run(),
    },
    {
      id: 'bullets',
      label: t('blocks.bullets'),
      icon: List,
      on: is.bullets,
      act: () => run().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      label: t('blocks.numbers'),
      icon: ListOrdered,
      on: is.numbers,
      act: () => run().toggleOrderedList().run(),
    },
    ...(
      [
        ['left', AlignLeft],
        ['center', AlignCenter],
        ['right', AlignRight],
      ] as const
    ).map(([align, icon]) => ({
      ...{
        id: align,
        label: t(
          align === 'left' ? 'blocks.align_left' : align === 'center' ? 'blocks.align_center' : 'blocks.align_right',
        ),
      },
      ...{ icon, on: is.align === align, act: () => run().updateAttributes('paragraph', { align }).run() },
    })),
  ]
  return (
    <Toolbar className={styles.tools} aria-label={t('blocks.text_tools')}>
      {toggles.map(({ id, label, icon: Icon, on, act }) => (
        <ToggleButton key={id} className={styles.tool} aria-label={label} isSelected={on} onChange={act}>
          <Icon size={15} aria-hidden />
        </ToggleButton>
      ))}
      <ToggleButton
        className={styles.tool}
        aria-label={t('blocks.link')}
        isSelected={is.link}
        onChange={() => setLinking(true)}
      >
        <Link size={15} aria-hidden />
      </ToggleButton>
      {is.link && (
        <IconButton
          label={t('blocks.unlink')}
          icon={<Unlink size={15} aria-hidden />}
          onPress={() => run().extendMarkRange('link').unsetLink().run()}
        />
      )}
      {Variables && <Variables isSmall onInsert={text => run().insertContent({ type: 'text', text }).run()} />}
      {isLinking && (
        <LinkDialog
          target={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setLinking(false)}
          onUse={href => {
            const chain = run().extendMarkRange('link')
            if (editor.state.selection.empty && !is.link) {
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
            } else chain.setLink({ href }).run()
          }}
        />
      )}
    </Toolbar>
  )
}

function LinkDialog({
  target,
  onUse,
  onClose,
}: {
  target: string
  onUse: (href: string) => void
  onClose: () => void
}) {
  const { t } = useMessages()
  const { Variables } = useBlockKit()
  const [href, setHref] = useState(target || 'https://')
  return (
    <Dialog title={t('blocks.link')} isOpen onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          onClose()
          if (href.trim() !== '' && href !== 'https://') onUse(href.trim())
        }}
      >
        <TextField
          label={t('blocks.link_to')}
          description={Variables ? t('blocks.link_note') : t('blocks.page_link_note')}
          value={href}
          onChange={setHref}
          autoFocus
        />
        <div>
          <Button type="submit" variant="primary">
            {t('blocks.use_link')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
