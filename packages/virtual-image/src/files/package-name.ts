/** DocumentsUI on images with Google's apps. */
export const packageName = 'com.google.android.documentsui';

export const filesActivity = 'com.android.documentsui.files.FilesActivity';
export const pickActivity = 'com.android.documentsui.picker.PickActivity';
export const inspectorActivity = 'com.android.documentsui.inspector.InspectorActivity';
/** How the Files app asks its own picker where to move or copy to. */
export const pickDestination = 'com.android.documentsui.PICK_COPY_DESTINATION';
/** Extra of `pickDestination`: an `Operation`, the label of the button. */
export const operationExtra = 'com.android.documentsui.OPERATION_TYPE';

/** What is done with files at a place the person picks. */
export const operations = ['Copy', 'Move', 'Compress', 'Extract'] as const;
export type Operation = (typeof operations)[number];
