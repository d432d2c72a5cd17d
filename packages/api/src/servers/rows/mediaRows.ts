import type { CapabilityRow } from '../CapabilityRow.ts'

/** Media. */
export const mediaRows = {
  workingUploads: {
    name: 'Uploads that the server is still working on',
    read: ['response 202 or 206'],
    without: 'always',
    cells: 'yyyyyyy nn nn nnppnnn ?????',
    notes: { takahe: 'after a while', pixelfed: '202 possible' },
    source: 'D:methods/media.md; GTS mediacreate.go; 81-other-servers §5',
  },
  deleteUploads: {
    name: 'Unused uploads can be deleted',
    read: ['api 4'],
    without: 'unused',
    cells: 'nnyyyyy ?? ?? ??????? ?????',
    source: '#34035',
  },
  sizes: {
    name: 'Width and height of pictures',
    read: ['field attachment.meta'],
    without: 'instead: The picture takes its place after it has loaded.',
    cells: 'yyyyyyy yy yy nyyypyn ?????',
    notes: { 'iceshrimp-net': 'never', friendica: 'pictures only' },
    source: 'INET AttachmentEntity; MI media/types.rs',
  },
  focus: {
    name: 'The centre of a picture',
    read: ['response key focus of a file'],
    without: 'always',
    cells: 'yyyyyyy nn yy nnpnnnn ?????',
    notes: { takahe: 'reading alone' },
    source: 'FEAT',
  },
} as const satisfies Readonly<Record<string, CapabilityRow>>
