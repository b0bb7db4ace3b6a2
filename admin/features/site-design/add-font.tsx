/** Adds a font: one that every machine has, or a web font by its file. */

import { constraints, limits, type SiteFont } from '@leadwright/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { fileClient } from '../../product/images/client.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { FileField } from '../../ui/file-field.tsx'
import { FormPair } from '../../ui/form.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './add-font.module.css'
import { systemStacks, webStack } from './stacks.ts'

export const fonts_max = limits.site_fonts_max

type AddFontProps = {
  site_id: string
  fonts: readonly SiteFont[]
  /** Web fonts of the installation. */
  available: readonly SiteFont[]
  onAdd: (font: SiteFont) => void
}

const isFontFile = (url: string): boolean => {
  if (url.startsWith('/v1/public/sites/')) return true
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && /\.woff2?$/i.test(parsed.pathname)
}

export function AddFont({ site_id, fonts, available, onAdd }: AddFontProps) {
  const { t } = useMessages()
  const [web, setWeb] = useState<{ name: string; url: string }>()
  const [wasAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const canUpload = useCan()('manage-marketing', site_id)
  const send = useChange({
    run: (file: File) => fileClient.files.upload({ site_id, file }),
    shows: 'the answer',
    isHandled: () => true,
  })
  const upload = async (file: File) => {
    setProblem(undefined)
    try {
      const { name, font_url } = await send.mutateAsync(file)
      if (!font_url) return setProblem(t('fonts.no_font'))
      setWeb(before => ({ name: before?.name || name.replace(/\.[^.]*$/, ''), url: font_url }))
    } catch (error) {
      const { text, errors } = problemOf(error)
      setProblem(errors[0]?.text || text || t('ui.unreachable'))
    }
  }
  if (fonts.length >= fonts_max) return <p className="muted">{t('fonts.full', { maximum: fonts_max })}</p>
  if (!web) {
    const isFree = ({ name, stack }: SiteFont) =>
      fonts.every(font => font.stack !== stack && font.name.toLowerCase() !== name.toLowerCase())
    return (
      <div className="row-of">
        <Menu
          label={t('fonts.add_known')}
          placement="bottom start"
          trigger={<Button icon={<Plus size={16} aria-hidden />}>{t('fonts.add_known')}</Button>}
          actions={[...available, ...systemStacks].filter(isFree).map(font => ({
            id: font.stack,
            label: font.name,
            note: font.stack,
            onAction: () => onAdd(font),
          }))}
        />
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => setWeb({ name: '', url: '' })}>
          {t('fonts.add_web')}
        </Button>
      </div>
    )
  }
  const nameError = fonts.some(font => font.name.toLowerCase() === web.name.trim().toLowerCase())
    ? t('fonts.name_taken')
    : /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(web.name.trim())
      ? undefined
      : t('fonts.name_rule')
  const urlError = isFontFile(web.url.trim()) ? undefined : t('fonts.url_rule')
  const add = () => {
    setAsked(true)
    if (nameError || urlError) return
    const name = web.name.trim()
    onAdd({ name, stack: webStack(name), url: web.url.trim() })
    setWeb(undefined)
    setAsked(false)
  }
  return (
    <fieldset className={styles.new}>
      <legend className={fieldStyles.label} data-slot="field-label">
        {t('fonts.add_web')}
      </legend>
      <FormPair>
        <TextField
          label={t('fonts.name')}
          value={web.name}
          onChange={name => setWeb({ ...web, name })}
          error={wasAsked ? nameError : undefined}
          maxLength={constraints.SiteFont.name.maxLength}
          isRequired
          autoFocus
        />
        <TextField
          label={t('fonts.url')}
          description={t('fonts.url_text')}
          value={web.url}
          onChange={url => setWeb({ ...web, url })}
          error={wasAsked ? urlError : undefined}
          placeholder="https://"
          inputMode="url"
          spellCheck="false"
          isRequired
        />
      </FormPair>
      {canUpload && <FileField label={t('fonts.upload')} accept=".woff2,.woff" onChange={file => void upload(file)} />}
      {problem && <Notice tone="bad" title={problem} />}
      <div className="row-of">
        <Button onPress={add}>{t('fonts.add')}</Button>
        <Button variant="quiet" onPress={() => setWeb(undefined)}>
          {t('ui.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
