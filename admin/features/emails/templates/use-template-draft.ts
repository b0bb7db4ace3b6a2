/** The content being edited: undo, saving on top of the version that was read, refusals by field. */
import type { Template } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../app/api.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { fieldOf, problemOf } from '../../../ui/problem.ts'
import type { SaveState } from '../../../ui/save-status.tsx'
import { toast } from '../../../ui/toast.tsx'
import { historyOf, record, redo, undo } from '../../journeys/draft/history.ts'
import { templateQuery } from '../queries.ts'

export type TemplateDraft = {
  name: string
  category: 'marketing' | 'transactional'
  subject: string
  preheader: string
  body_text: string
}

const draftOf = ({ name, category, subject, preheader, body_text }: Template): TemplateDraft => ({
  name,
  category,
  subject,
  preheader,
  body_text,
})

export function useTemplateDraft(site_id: string, template: Template) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [history, setHistory] = useState(() => historyOf(draftOf(template)))
  const [saved, setSaved] = useState(history.present)
  const [version, setVersion] = useState(template.version)
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isStale, setStale] = useState(false)
  const draft = history.present
  const isDirty = draft !== saved
  const latest = useRef({ isDirty, version })
  useEffect(() => {
    latest.current = { isDirty, version }
  })

  const adopt = (from: Template) => {
    setHistory(historyOf(draftOf(from)))
    setSaved(draftOf(from))
    setVersion(from.version)
    setErrors({})
    setRefusal(undefined)
  }
  // What was changed elsewhere is taken over as long as nothing here would be lost.
  const known = useRef(template)
  useEffect(() => {
    if (template === known.current || isSaving) return
    known.current = template
    if (template.version <= latest.current.version || latest.current.isDirty) return
    const next = draftOf(template)
    setHistory(historyOf(next))
    setSaved(next)
    setVersion(template.version)
  }, [template, isSaving])

  const save = async (isForced = false) => {
    if (isSaving) return
    setSaving(true)
    setErrors({})
    setRefusal(undefined)
    try {
      const request = { site_id, template_id: template.id, body: draft }
      const answer = await client.templates.update(request, isForced ? {} : { ifMatch: version })
      setSaved(draft)
      setVersion(answer.version)
      queries.setQueryData(templateQuery(site_id, template.id).queryKey, answer as never)
      void queries.invalidateQueries({ queryKey: ['templates', site_id, 'list'] })
      toast({ text: t('templates.saved') })
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status === 412) setStale(true)
      setErrors(Object.fromEntries(problem.errors.map(entry => [fieldOf(entry.pointer), entry.text])))
      setRefusal(problem.status === 412 ? t('ui.stale_title') : problem.text || t('ui.unreachable'))
    } finally {
      setSaving(false)
    }
  }
  const state: SaveState = isSaving ? 'saving' : isDirty ? 'not_saved' : 'saved'
  return {
    draft,
    errors,
    isDirty,
    state,
    refusal,
    save,
    change: (changes: Partial<TemplateDraft>, field: string) => {
      setHistory(history => record(history, { ...history.present, ...changes }, field))
      setErrors(errors => Object.fromEntries(Object.entries(errors).filter(([key]) => key !== field)))
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    stale: {
      isOpen: isStale,
      onClose: () => setStale(false),
      onReload: () => {
        setStale(false)
        void client.templates.get({ site_id, template_id: template.id }).then(adopt)
      },
      onOverwrite: () => {
        setStale(false)
        void save(true)
      },
    },
  }
}
