/** What a finger does on the canvas. */
export type Tool = 'brush' | 'eraser' | 'eyedropper' | 'fill';
