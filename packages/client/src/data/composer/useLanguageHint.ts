import { useEffect, useState } from 'react'
import type { DraftKey } from './DraftKey.ts'
import { guessLanguages, looked } from './guessLanguages.ts'
import { useRestingPart } from './useComposer.ts'

/** What Chromium's own detector offers; other browsers have none. */
interface Detector {
  detect(text: string): Promise<readonly { readonly detectedLanguage: string; readonly confidence: number }[]>
}
interface DetectorMaker {
  availability(): Promise<string>
  create(): Promise<Detector>
}

const sureEnough = 0.8
const leastLetters = 20

let asked: Promise<Detector | null> | null = null

/** The browser's detector where its model is on the device already; nothing is downloaded for a hint. */
async function findDetector(): Promise<Detector | null> {
  const { LanguageDetector: maker } = globalThis as { LanguageDetector?: DetectorMaker } // TypeScript's library does not know it yet
  return (await maker?.availability()) === 'available' ? (maker?.create() ?? null) : null
}

/** The language that a text is written in where it is marked as another one; null while that fits or nobody can tell. */
export function useLanguageHint(key: DraftKey, marked: string | null): string | null {
  // What comes behind says nothing new.
  const text = useRestingPart(key, ({ data }) => data.status.slice(0, looked))
  const [detected, setDetected] = useState<{ readonly of: string; readonly language: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    asked ??= findDetector()
    asked
      .then((detector) => (text.trim().length < leastLetters ? null : detector?.detect(text)))
      .then((found) => {
        const [best] = found ?? []
        if (isCurrent && best && best.confidence >= sureEnough) setDetected({ of: text, language: best.detectedLanguage.slice(0, 2) })
      })
      // The guess without it stays.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [text])
  const languages = detected?.of === text ? [detected.language] : guessLanguages(text)
  if (marked === null || languages === null || languages.includes(marked)) return null
  return languages[0] ?? null
}
