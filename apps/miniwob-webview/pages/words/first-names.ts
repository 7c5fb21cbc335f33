const NAMES = `
Aaron Abby Abel Ada Adam Adela Adele Adrian Agata Agnes Aida Aileen Aisha Alan Alba Albert Alda Alec Alejandra Alena
Alex Alfred Alice Alicia Alina Allan Alma Alvin Amalia Amanda Amber Amelia Amir Amos Amy Ana Anders Andrea Andrew Angela
Angus Anika Anita Ann Anna Annika Anouk Anthony Anton April Archie Ariel Arlene Arnold Arthur Asha Astrid Athena Audrey
August Aurora Austin Ava Axel Ayla Barbara Barney Basil Bea Beatrice Becky Bella Ben Benita Benjamin Bernice Bert Beryl
Beth Betty Bianca Bill Birgit Blair Blanche Bob Bonnie Boris Brad Brenda Brian Bridget Bruce Bruno Bryony Caitlin Caleb
Calvin Camila Candice Cara Carl Carla Carmen Carol Carrie Casey Cassidy Catherine Cecil Cecilia Celeste Celia Cesar Chad
Chandra Charity Charles Charlotte Chelsea Cheryl Chloe Chris Christa Cindy Claire Clara Clark Claudia Clay Clive Clyde Cody
Colette Colin Connie Conrad Cora Corinne Craig Curtis Cynthia Cyril Daisy Dale Damian Dana Daniel Daphne Darcy Daria David
Dawn Dean Deborah Delia Della Denise Dennis Derek Desmond Diana Diego Dina Dolores Dominic Donald Donna Dora Doreen Doris
Dorothy Doug Duncan Dustin Dylan Earl Eddie Edgar Edith Edna Edward Edwin Eileen Elaine Eleanor Elena Eli Elias Elisa Ella
Ellen Elliot Elma Elsa Elvira Emil Emily Emma Enid Enrico Eric Erica Erin Ernest Esme Esther Ethan Eugene Eunice Eva Evan
Evelyn Faith Farah Faye Felicia Felix Fergus Fern Fiona Flora Florence Floyd Frances Frank Fred Freya Frida Gabriel Gail
Garth Gary Gavin Gemma Gene Geoffrey George Georgia Gerald Gerda Gilbert Gina Gladys Glen Gloria Gordon Grace Graham Grant
Greg Greta Guy Gwen Hadley Hal Hanna Harold Harriet Harry Hazel Heather Heidi Helen Helga Henry Herbert Hilda Holly Hope
Horace Howard Hugh Hugo Ian Ida Ike Ilse Imogen Ina Ines Ingrid Irene Iris Irma Isaac Isabel Isla Ivan Ivy Jack Jackson
Jacob Jade James Jamie Jana Jane Janet Janice Jared Jasmine Jason Jasper Jean Jeffrey Jenna Jennifer Jeremy Jerome Jess
Jill Jim Joan Joanna Jocelyn Joe Joel Johan John Jonah Jordan Joseph Josie Joy Joyce Juan Judith Julia Julian June Justin
Kaitlyn Kara Karen Karl Kate Kathleen Kay Keira Keith Kelly Kelvin Ken Kerry Kevin Kim Kirk Klara Kristin Kurt Kyle Lana
Lance Lara Larry Laura Lauren Leah Leila Lena Leo Leona Leroy Leslie Lewis Liam Lila Lilian Linda Lisa Logan Lois Lola
Lorna Louis Louise Lucas Lucia Lucy Luke Luna Lydia Lyle Mabel Mack Maeve Magda Maggie Maia Malcolm Mandy Manuel Mara Marcia
Marcus Margaret Maria Marina Mario Marion Mark Marlene Martha Martin Marvin Mary Mateo Matilda Matthew Maud Maureen Max
Maxine Maya Megan Melanie Melissa Melvin Mercedes Mia Michael Mila Miles Millie Milo Mina Minnie Miriam Moira Molly Mona
Monica Morgan Morris Muriel Myra Myrtle Nadia Nancy Naomi Natalie Nathan Neil Nell Nelson Neva Nick Nicole Nigel Nina Noah
Noel Nora Norman Odette Olaf Olga Olive Oliver Olivia Omar Opal Oscar Otis Otto Owen Paige Pamela Patricia Patrick Paul
Paula Pauline Pearl Pedro Penelope Percy Perry Petra Phil Philippa Phoebe Phyllis Polly Priya Queenie Quentin Rachel Ralph
Ramona Randall Ray Rebecca Regina Renata Rex Rhoda Rhys Richard Rita Robert Robin Roger Roland Roman Ronald Rosa Rose
Rosemary Ross Roxanne Roy Ruby Rufus Rupert Russell Ruth Ryan Sabrina Sadie Sally Sam Samantha Sandra Sara Saul Scott Sean
Selma Serena Seth Shane Sharon Shawn Sheila Shelby Shirley Sidney Simon Simone Sofia Solomon Sonia Spencer Stacy Stanley
Stella Stephen Stuart Sue Susan Sven Sybil Sylvia Tamara Tania Tara Ted Teresa Terry Tess Thea Thelma Theo Thomas Tilda Tim
Tina Toby Todd Tom Tony Tracy Travis Trevor Trudy Tyler Una Ursula Valerie Vanessa Vera Vernon Vicky Victor Vincent Viola
Violet Virgil Vivian Wade Wallace Walter Wanda Warren Wayne Wendy Wesley Wilbur Willa William Wilma Winona Xavier Yara
Yolanda Yusuf Yvette Yvonne Zachary Zara Zelda Zoe
`;

/** Given names, each of one word. */
export const FIRST_NAMES: readonly string[] = NAMES.trim().split(/\s+/);
