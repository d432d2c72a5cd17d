import { decodeFederationPolicy, type PolicyHost } from '@rookery/api/wire/federationPolicy'
import type { ReactNode } from 'react'
import { useServer } from '#features/session/model/useServer.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Panel } from '#ui/Panel.tsx'

import css from './about.module.css'

/** The effect of each rule of the simple policy, in order of importance. */
const rules = {
  accept: { title: 'federation.accept', text: 'federation.acceptText' },
  reject: { title: 'federation.reject', text: 'federation.rejectText' },
  federated_timeline_removal: { title: 'federation.unlist', text: 'federation.unlistText' },
  media_removal: { title: 'federation.mediaRemoval', text: 'federation.mediaRemovalText' },
  media_nsfw: { title: 'federation.mediaSensitive', text: 'federation.mediaSensitiveText' },
} as const satisfies Record<string, { title: MessageId; text: MessageId }>

/** Servers often block hundreds of others: longer lists are folded. */
const maxLines = 20

/** The server's rules for other servers; renders nothing if it publishes none. */
export function FederationPanel() {
  const t = useT()
  const federation = useServer(({ nodeInfo }) => nodeInfo?.federation)
  if (!federation) return null
  const { keywords, policies, quarantined, simple } = decodeFederationPolicy(federation)
  const hasKeywords = Object.values(keywords).some((words) => words.length > 0)
  if (simple.size === 0 && quarantined.length === 0 && !hasKeywords) return null
  const others = [...simple].filter(([rule]) => !(rule in rules))
  return (
    <Panel title={t('federation.title')}>
      <div className={css.prose}>
        {policies.length > 0 && (
          <Section title={t('federation.policies')} text={t('federation.policiesText')}>
            <Words words={policies} />
          </Section>
        )}
        {Object.entries(rules).map(([rule, { title, text }]) => (
          <Hosts key={rule} hosts={simple.get(rule) ?? []} title={t(title)} text={t(text)} />
        ))}
        {/* A rule that this client has no words for is named as the server names it. */}
        {others.map(([rule, hosts]) => (
          <Hosts key={rule} hosts={hosts} title={rule.replaceAll('_', ' ')} text={t('federation.otherText')} />
        ))}
        <Hosts hosts={quarantined} title={t('federation.quarantine')} text={t('federation.quarantineText')} />
        <Keywords words={keywords.reject} title={t('federation.keywordReject')} text={t('federation.keywordRejectText')} />
        <Keywords
          words={keywords.federatedTimelineRemoval}
          title={t('federation.keywordUnlist')}
          text={t('federation.keywordUnlistText')}
        />
        <Keywords
          words={keywords.replace.map(({ pattern, replacement }) => `${pattern} → ${replacement}`)}
          title={t('federation.keywordReplace')}
          text={t('federation.keywordReplaceText')}
        />
      </div>
    </Panel>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={css.policy} aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className={css.rules}>
      {words.map((word) => (
        <li key={word}>
          <bdi dir="ltr">{word}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Keywords({ words, title, text }: { words: readonly string[]; title: string; text: string }) {
  if (words.length === 0) return null
  return (
    <Section title={title} text={text}>
      <Folded count={words.length} summary="federation.keywords">
        <Words words={words} />
      </Folded>
    </Section>
  )
}

/** Folds a long list behind a line with its length. */
function Folded({
  count,
  summary,
  children,
}: {
  count: number
  summary: 'federation.keywords' | 'federation.servers'
  children: ReactNode
}) {
  const t = useT()
  return count > maxLines ? <Disclosure summary={t(summary, { count })}>{children}</Disclosure> : children
}

function Hosts({ hosts, title, text }: { hosts: readonly PolicyHost[]; title: string; text: string }) {
  const t = useT()
  if (hosts.length === 0) return null
  return (
    <Section title={title} text={text}>
      <Folded count={hosts.length} summary="federation.servers">
        <table className={css.hosts}>
          <thead>
            <tr>
              <th scope="col">{t('federation.instance')}</th>
              <th scope="col">{t('federation.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {hosts.map(({ host, reason }) => (
              <tr key={host}>
                <td>
                  <bdi dir="ltr">{host}</bdi>
                </td>
                <td dir="auto">{reason ?? t('federation.noReason')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
    </Section>
  )
}
