import type { CapabilityRow } from '../CapabilityRow.ts'

/** Staff. */
export const staffRows = {
  adminCalls: {
    name: 'Calls for staff of Mastodon',
    read: ['response permissions of the own role'],
    needs: 'A role with permissions',
    without: 'unused',
    cells: 'yyyyyyy ?? ?? ??????? ?????',
    source: 'D:methods/admin; D:entities/Role.md',
  },
  moderation: {
    name: 'Reports, announcements, tags and deletion for staff',
    read: ['software'],
    needs: 'A role as admin or moderator',
    without: 'absent',
    capability: 'moderation',
    cells: 'nnnnnnn yy nn nnnnnnn ?????',
    source: '00-index; 80-mastodon §5',
  },
  privileged: {
    name: 'Moderators have rights of admins',
    read: ['nodeinfo privilegedStaff'],
    needs: 'A role as moderator',
    without: 'absent',
    capability: 'privilegedModerators',
    cells: 'nnnnnnn pp ?? ??????? ?????',
    source: '40-static-and-config',
  },
  tagPolicy: {
    name: 'Tags of staff on accounts have an effect',
    read: ['nodeinfo federation.mrf_policies'],
    needs: 'A role as admin or moderator',
    without: 'absent',
    capability: 'tagPolicy',
    cells: 'nnnnnnn pp ?? ??????? ?????',
    source: '40-static-and-config',
  },
} as const satisfies Readonly<Record<string, CapabilityRow>>
