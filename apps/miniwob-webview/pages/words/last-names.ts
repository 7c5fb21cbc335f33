const NAMES = `
Abbott Acosta Adler Aldridge Alvarez Amato Appleby Archer Ashford Atkins Baird Baldwin Bannister Barlow Barnes Barton Bauer
Baxter Beckett Benson Bishop Blake Blythe Booth Bowen Bradley Brandt Brennan Briggs Bristow Brook Buckley Burgess Burke
Byrne Calder Callahan Campos Cantrell Carlson Carver Chandler Chapman Clayton Clifton Coleman Collins Conway Cooper Corbett
Cortez Crawford Crosby Curran Dalton Danvers Dawson Delgado Dempsey Denton Devlin Dixon Donovan Doyle Drake Duarte Dudley
Dunbar Durand Eaton Edison Egan Ellery Emerson Espinoza Evers Fairfax Falconer Farrell Fenwick Ferrara Fielding Finch
Fischer Fleming Forsyth Foster Fraser Frost Fuentes Gallagher Galvin Garner Gibbons Gilmore Glover Goddard Goodwin Grady
Granger Greer Griffin Guerra Hadden Hale Halloran Hammond Hanley Harding Harlow Hart Hawkins Hayward Heller Henley Herrera
Hewitt Hobbs Holden Hooper Horton Hughes Hurley Hutton Ibarra Ingram Irving Ives Jansen Jarvis Jennings Joyner Kane Keating
Keller Kemp Kendrick Kerr Kingsley Kirby Knox Kowalski Lambert Landon Larkin Lawson Leblanc Lennox Levy Lindgren Locke
Lockwood Lowell Lundy Lynch Macleod Madden Mahoney Mallory Manning Marsh Mathis Maxwell Mayer Mccall Mccoy Mckay Medina
Mercer Merrill Milford Monroe Moody Morales Moreau Morrow Mullins Murdoch Napier Navarro Neville Newell Nolan Norwood Novak
Nyman Oakley Obrien Odonnell Olsen Orr Osborne Ostrow Overton Padilla Paget Palmer Parrish Paxton Pearce Pemberton Perkins
Petrov Pickett Pike Pollard Porter Prescott Preston Pruitt Quigley Quintana Radcliffe Rafferty Ramsey Randolph Ravenel
Redmond Reeves Reyes Rhodes Ridley Riggs Rivera Roche Rollins Romero Rossi Rowe Rutledge Sadler Salazar Sampson Sandoval
Sawyer Schaefer Seymour Sharpe Shelton Sheridan Sinclair Sloan Snyder Sorensen Spalding Stanton Steele Sterling Stokes
Sutton Sweeney Talbot Tanner Tate Thorne Tilley Tobin Torres Townsend Trent Tucker Underhill Upton Valdez Vance Vaughn
Vasquez Vega Vickers Wade Wagner Walden Waller Walsh Warner Watkins Webster Weiss Whitaker Wilder Winslow Wolfe Woodard
Wyatt Yardley Yates York Zamora Zimmer
`;

/** Surnames, each of one word of letters. */
export const LAST_NAMES: readonly string[] = NAMES.trim().split(/\s+/);
