import { capabilitiesOf } from '@rookery/api/capabilities'
import { decodeInstance } from '@rookery/api/wire/instance'
import type { NodeInfo } from '@rookery/api/wire/model'
import { describe, expect, test } from 'vitest'

import { readFrontendConfig } from '#features/session/model/FrontendConfig.ts'
import { isTimelineVisible } from '#features/timelines/model/isTimelineVisible.ts'

import { landingPath, type LandingViewer } from './landingPath.ts'

const open: NodeInfo = {
  software: { name: 'akkoma', version: '3.16.0' },
  openRegistrations: false,
  name: 'Pond',
  private: false,
  federating: true,
  suggestionsEnabled: false,
  mailerEnabled: false,
  accountActivationRequired: false,
  restrictedNicknames: [],
  staffAccounts: [],
  privilegedStaff: false,
  localBubbleInstances: ['bubble.example'],
  publicTimelineVisibility: { federated: true, local: true, bubble: true },
  federatedTimelineAvailable: true,
  federation: {},
  features: [],
}

const akkoma = decodeInstance({ uri: 'https://pond.example', title: 'Pond', version: '2.7.2 (compatible; Akkoma 3.16.0)', pleroma: {} })

const closedFederated = { ...open, publicTimelineVisibility: { federated: false, local: true, bubble: false } }
const closedLocal = { ...open, publicTimelineVisibility: { federated: true, local: false, bubble: false } }
const closed = { ...open, publicTimelineVisibility: { federated: false, local: false, bubble: false } }

const pleroma = (timelines: object) =>
  decodeInstance({ version: '2.7.2 (compatible; Pleroma 2.9.1)', pleroma: { metadata: { restrict_unauthenticated: { timelines } } } })
const silent = { ...open, publicTimelineVisibility: null, localBubbleInstances: [], features: ['pleroma:bookmark_folders'] }

function arrival(signedIn: boolean, nodeInfo: NodeInfo | null = open, config: object = {}, instance = akkoma): LandingViewer {
  const server = { nodeInfo, capabilities: capabilitiesOf(instance, nodeInfo), config: readFrontendConfig(null, { pleroma_fe: config }) }
  return { signedIn, server }
}

describe('the target of /', () => {
  test.each([
    ['a member goes home', arrival(true), '/main/friends'],
    ['a visitor goes to the whole network', arrival(false), '/main/all'],
    ['the admin may choose another path', arrival(false, open, { redirectRootNoLogin: '/about' }), '/about'],
    ['a query and a hash are kept', arrival(true, open, { redirectRootLogin: '/ada?tab=1#media' }), '/ada?tab=1#media'],
    ['another origin is not followed', arrival(false, open, { redirectRootNoLogin: 'https://evil.example/' }), '/main/all'],
    ['a protocol-relative address is not followed', arrival(true, open, { redirectRootLogin: '//evil.example' }), '/main/friends'],
    ['a cleared setting falls back', arrival(true, open, { redirectRootLogin: null }), '/main/friends'],
    ['/ cannot lead to itself', arrival(true, open, { redirectRootLogin: '/' }), '/main/all'],
    ["a visitor is not sent to a members' timeline", arrival(false, open, { redirectRootNoLogin: '/main/friends' }), '/main/all'],
    ['a member is not sent to the sign-in screen', arrival(true, open, { redirectRootLogin: '/login?x' }), '/main/all'],
    ["a visitor is not sent to somebody's messages", arrival(false, open, { redirectRootNoLogin: '/users/ada/dms' }), '/main/all'],
    ['nor to their interactions', arrival(false, open, { redirectRootNoLogin: '/users/ada/interactions/' }), '/main/all'],
    [
      'a member may land on their interactions',
      arrival(true, open, { redirectRootLogin: '/users/ada/interactions' }),
      '/users/ada/interactions',
    ],
    ['a closed whole network leads to the public timeline', arrival(false, closedFederated), '/main/public'],
    ['a visitor of a closed server is asked to sign in', arrival(false, closed), '/login'],
    ['a visitor of a closed server is not sent to a hashtag', arrival(false, closed, { redirectRootNoLogin: '/tag/ponds' }), '/login'],
    ['a hashtag is as open as the whole network', arrival(false, closedLocal, { redirectRootNoLogin: '/tag/ponds' }), '/tag/ponds'],
    ['and as closed', arrival(false, closedFederated, { redirectRootNoLogin: '/tag/ponds' }), '/main/public'],
    ['a visitor of a private server is asked to sign in', arrival(false, { ...open, private: true }), '/login'],
    ['a server that does not say is taken as open', arrival(false, null), '/main/all'],
    [
      'a visitor of a server that does not federate goes to the public timeline',
      arrival(false, { ...open, federating: false }),
      '/main/public',
    ],
    [
      'a member of a server without a whole network goes home',
      arrival(true, { ...open, federatedTimelineAvailable: false }, { redirectRootLogin: '/login' }),
      '/main/friends',
    ],
  ])('%s', (_, who, path) => {
    expect(landingPath(who)).toBe(path)
  })
})

describe('which timelines are shown', () => {
  const shown = (who: LandingViewer) =>
    (['home', 'public', 'bubble', 'all', 'bookmarks', 'bookmarkFolder', 'direct', 'tag'] as const)
      .filter((feed) => isTimelineVisible(feed, who))
      .join(' ')

  test.each([
    ['to a member', arrival(true), 'home public bubble all bookmarks direct tag'],
    ['to a member of a private server', arrival(true, { ...closed, private: true }), 'home public bubble all bookmarks direct tag'],
    ['to a member where there is no bubble', arrival(true, { ...open, localBubbleInstances: [] }), 'home public all bookmarks direct tag'],
    [
      'to a member whose role opens closed timelines',
      { ...arrival(true, { ...open, federatedTimelineAvailable: false }), viewsClosedFeeds: true },
      'home public bubble all bookmarks direct tag',
    ],
    ['to a visitor', arrival(false), 'public bubble all tag'],
    [
      'to a member of a server that does not federate',
      arrival(true, { ...open, federating: false }),
      'home public bubble bookmarks direct tag',
    ],
    ['to a visitor where only the local one is open', arrival(false, closedFederated), 'public'],
    ['to a visitor where only the whole network is open', arrival(false, closedLocal), 'all tag'],
    ['to a visitor of Pleroma that closed its own', arrival(false, silent, {}, pleroma({ local: true, federated: false })), 'all tag'],
    ['to a visitor of Pleroma that closed the network', arrival(false, silent, {}, pleroma({ local: false, federated: true })), 'public'],
    [
      'to a member of Pleroma that closed both',
      arrival(true, silent, {}, pleroma({ local: true, federated: true })),
      'home public all bookmarks bookmarkFolder direct tag',
    ],
    ['to a visitor of a private server', arrival(false, { ...open, private: true }), ''],
    ['to a visitor of a server that does not say', arrival(false, null), 'public all tag'],
  ])('%s', (_, who, feeds) => {
    expect(shown(who)).toBe(feeds)
  })
})
